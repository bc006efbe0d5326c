import type { Batch } from '@saleyard/send/plan/types.ts'
import type { Address, Hash } from 'viem'
import { describe, expect, test } from 'vitest'
import { type BatchRecord, type ChainFacts, newRecord, type Successor } from './batch-record.ts'
import { reconcile } from './reconcile.ts'

const ours: Hash = `0x${'aa'.repeat(32)}`
const other: Hash = `0x${'bb'.repeat(32)}`
const otherSender: Address = '0x00000000000000000000000000000000005712a6'
const plain = { number: 1, id: 0n } as Batch
const facts: ChainFacts = {
  latestBlock: 100n,
  confirmations: 5,
  marks: [],
  logs: [],
  transactions: [],
  accountNonce: 9,
}
/** Handed over with nonce 8, which is used by now. */
const sent: Partial<BatchRecord> = { state: 'sent', isHandedOver: true, hashes: [ours], nonce: 8, isNonceSeen: true }
const taker: Successor = { hash: other, status: 'success', blockNumber: 96n, nonce: 8, isSame: false }
const run = (record: Partial<BatchRecord>, seen: Partial<ChainFacts> = {}) =>
  reconcile([plain], [{ ...newRecord(plain), ...record }], { ...facts, ...seen })[0]

describe('a plain transfer', () => {
  test('is as final as its transaction', () => {
    const at = (blockNumber: bigint) => [{ hash: ours, status: 'success' as const, blockNumber }]
    expect(run(sent, { transactions: at(99n) })).toMatchObject({ state: 'mined', minedHash: ours })
    expect(run(sent, { transactions: at(90n) })).toMatchObject({ state: 'reconciled' })
  })

  test('is not taken for paid by a mark of job 0', () => {
    expect(run({ state: 'signing' }, { marks: [{ job: 0n, marks: 1n }] })).toMatchObject({ state: 'signing' })
  })

  test('that its wallet has sped up is paid by the faster transaction', () => {
    expect(run(sent, { successors: [{ ...taker, isSame: true }] })).toMatchObject({
      state: 'reconciled',
      hashes: [ours, other],
      minedHash: other,
    })
  })

  test('whose hash was lost is found by its nonce and contents', () => {
    const lost = { ...sent, state: 'signing' as const, hashes: [], isNonceSeen: false }
    expect(run(lost, { successors: [{ ...taker, isSame: true }] })).toMatchObject({ state: 'reconciled' })
    expect(run(lost, { successors: [taker] })).toMatchObject({ state: 'signing', isReleased: false })
  })

  test('is released only when what took its nonce is final', () => {
    expect(run(sent, { successors: [{ ...taker, blockNumber: 97n }] })).toMatchObject({
      state: 'replaced',
      takenBy: other,
      isReleased: false,
    })
    expect(run(sent, { successors: [taker] })).toMatchObject({ state: 'replaced', isReleased: true })
  })

  test('is never released by a nonce that was only guessed, nor by one that nobody is seen to have used', () => {
    const guessed = { ...sent, isNonceSeen: false }
    expect(run(guessed, { successors: [taker] }), 'a guess of a node that was behind').toMatchObject({ state: 'sent' })
    const often = { ...guessed, missed: { looks: 2, since: 92n } }
    expect(run(often, { successors: [taker], finalNonce: 9 })).toMatchObject({ state: 'replaced', isReleased: false })
    expect(run({ ...sent, missed: { looks: 2, since: 92n } }, { finalNonce: 9 })).toMatchObject({
      state: 'replaced',
      isReleased: false,
    })
  })

  test('counts as replaced only after three looks over some blocks, by what is deep: a node may be behind the one that told the nonce', () => {
    expect(run(sent, { finalNonce: 9 })).toMatchObject({ state: 'sent', missed: { looks: 1, since: 100n } })
    const once = { ...sent, missed: { looks: 1, since: 92n } }
    expect(run(once, { finalNonce: 9 })).toMatchObject({ state: 'sent', missed: { looks: 2, since: 92n } })
    expect(run({ ...sent, missed: { looks: 9, since: 93n } }, { finalNonce: 9 })).toMatchObject({ state: 'sent' })
    expect(run({ ...sent, missed: { looks: 9, since: 92n } }, { finalNonce: 8 })).toMatchObject({ state: 'sent' })
  })

  test('that was final stays paid where the node has forgotten it, and not where its nonce is free or taken', () => {
    const paid = { ...sent, state: 'reconciled' as const, minedHash: ours, minedBlock: 90n }
    expect(run(paid)).toMatchObject({ state: 'reconciled', minedHash: ours })
    expect(run(paid, { accountNonce: 8 })).toMatchObject({ state: 'sent' })
    expect(run(paid, { successors: [taker] })).toMatchObject({ state: 'replaced' })
  })

  test('from another account is paid by that one, and stays so where the node has forgotten it', () => {
    const at = (blockNumber: bigint) => [{ hash: ours, status: 'success' as const, blockNumber, signer: otherSender }]
    expect(run(sent, { transactions: at(99n) })).toMatchObject({ state: 'mined', paidBy: otherSender })
    const paid = run(sent, { transactions: at(90n) })
    expect(paid).toMatchObject({ state: 'paidByOther', paidBy: otherSender, minedHash: ours })
    expect(run(paid ?? {})).toMatchObject({ state: 'paidByOther', paidBy: otherSender })
  })

  test('is not released while a transaction from another account may still pay', () => {
    const reverted = { hash: other, status: 'reverted' as const, blockNumber: 90n }
    const record = { ...sent, hashes: [ours, other], signedByOthers: [{ hash: ours, account: otherSender }] }
    expect(run(record, { transactions: [reverted] })).toMatchObject({ state: 'failed', isReleased: false })
    const over = { hash: ours, status: 'reverted' as const, blockNumber: 90n, signer: otherSender }
    expect(run(record, { transactions: [over, reverted] })).toMatchObject({ state: 'failed', isReleased: true })
  })

  test('inside another transaction, which does not show whether it paid, is neither paid nor failed', () => {
    const at = (blockNumber: bigint) => [
      { hash: ours, status: 'success' as const, blockNumber, transfer: 'unclear' as const },
    ]
    expect(run(sent, { transactions: at(99n) })).toMatchObject({ state: 'sent', isPending: true })
    expect(run(sent, { transactions: at(90n) })).toMatchObject({ state: 'sent', isUnclear: true, isReleased: false })
  })

  test('that reverted is released when that is final', () => {
    const at = (blockNumber: bigint) => [{ hash: ours, status: 'reverted' as const, blockNumber }]
    expect(run(sent, { transactions: at(97n) })).toMatchObject({ state: 'failed', isReleased: false })
    expect(run(sent, { transactions: at(96n) })).toMatchObject({ state: 'failed', isReleased: true })
  })

  test('that was sent twice and waits in the pool is on its way, whatever became of the first', () => {
    const transactions = [
      { hash: ours, status: 'reverted' as const, blockNumber: 90n },
      { hash: other, status: 'pending' as const, nonce: 11 },
    ]
    expect(run({ ...sent, hashes: [ours, other] }, { transactions })).toMatchObject({
      state: 'sent',
      isPending: true,
      nonce: 11,
      isNonceSeen: true,
      isReleased: false,
    })
  })

  test('that was given up stays so while what took its nonce is final, and no longer', () => {
    const cancelled = { ...sent, state: 'cancelled' as const }
    expect(run(cancelled, { successors: [taker] })).toMatchObject({ state: 'cancelled' })
    expect(run(cancelled, { successors: [{ ...taker, blockNumber: 99n }] })).toMatchObject({ state: 'replaced' })
    expect(run(cancelled, { accountNonce: 8 })).toMatchObject({ state: 'sent', isReleased: false })
  })

  test('is paid after all when its own transaction comes back by a reorg', () => {
    const transactions = [{ hash: ours, status: 'success' as const, blockNumber: 100n }]
    expect(run({ ...sent, state: 'cancelled', takenBy: other }, { transactions, successors: [taker] })).toMatchObject({
      state: 'mined',
      minedHash: ours,
    })
  })
})

describe('a plain transfer that was declined', () => {
  const declined: Partial<BatchRecord> = {
    state: 'queued',
    isHandedOver: true,
    nonce: 9,
    firstNonce: 9,
    doubt: { why: 'declined', nonce: 9, since: 90n },
  }
  const quiet = { pendingNonce: 9 }

  test('stays in doubt however quiet its account is, until its numbers are final for something else', () => {
    expect(run(declined, quiet)).toMatchObject({ state: 'queued', doubt: { why: 'declined' } })
    expect(run(declined, quiet)?.doubt).not.toHaveProperty('isCleared')
    expect(run(declined, { ...quiet, isGone: true })).toMatchObject({ state: 'queued', doubt: { isCleared: true } })
  })

  test('is paid by what is found under any nonce that it may have got, whose nonce it then has', () => {
    const found: Successor = { ...taker, nonce: 11, blockNumber: 90n, isSame: true }
    expect(run(declined, { found })).toMatchObject({
      state: 'reconciled',
      minedHash: other,
      nonce: 11,
      isNonceSeen: true,
    })
  })

  test.each([
    [
      'another account may still pay it',
      { signedByOthers: [{ hash: ours, account: otherSender }], hashes: [ours] },
      {},
    ],
    [
      'its nonces are used up and another account may still pay it',
      { signedByOthers: [{ hash: ours, account: otherSender }], hashes: [ours] },
      { isGone: true },
    ],
    [
      'a transaction of it does not show whether it paid',
      { hashes: [ours] },
      { transactions: [{ hash: ours, status: 'success' as const, blockNumber: 90n, transfer: 'unclear' as const }] },
    ],
  ])('stays in doubt however quiet its account is while %s', (_, record, seen) => {
    expect(run({ ...declined, ...record }, { ...quiet, ...seen })).toMatchObject({
      state: 'queued',
      doubt: { why: 'declined' },
    })
    expect(run({ ...declined, ...record }, { ...quiet, ...seen })?.doubt).not.toHaveProperty('isCleared')
  })
})
