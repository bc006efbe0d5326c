import type { Hash } from 'viem'
import { describe, expect, test } from 'vitest'
import { newRecord } from './new-record.ts'
import type { Batch } from './plan-types.ts'
import { reconcile } from './reconcile.ts'
import type { BatchRecord, ChainFacts, Successor } from './record-types.ts'

const ours: Hash = `0x${'aa'.repeat(32)}`
const other: Hash = `0x${'bb'.repeat(32)}`
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
const taker: Successor = { hash: other, status: 'success', blockNumber: 96n, isSame: false }
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
    expect(run(sent, { successor: { ...taker, isSame: true } })).toMatchObject({
      state: 'reconciled',
      hashes: [ours, other],
      minedHash: other,
    })
  })

  test('whose hash was lost is found by its nonce and contents', () => {
    const lost = { ...sent, state: 'signing' as const, hashes: [], isNonceSeen: false }
    expect(run(lost, { successor: { ...taker, isSame: true } })).toMatchObject({ state: 'reconciled' })
    expect(run(lost, { successor: taker })).toMatchObject({ state: 'signing', isReleased: false })
  })

  test('is released only when what took its nonce is final', () => {
    expect(run(sent, { successor: { ...taker, blockNumber: 97n } })).toMatchObject({
      state: 'replaced',
      takenBy: other,
      isReleased: false,
    })
    expect(run(sent, { successor: taker })).toMatchObject({ state: 'replaced', isReleased: true })
  })

  test('is never released by a nonce that was only guessed, nor by one that nobody is seen to have used', () => {
    expect(run({ ...sent, isNonceSeen: false }, { successor: taker })).toMatchObject({ isReleased: false })
    expect(run(sent)).toMatchObject({ state: 'replaced', isReleased: false })
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
    expect(run(cancelled, { successor: taker })).toMatchObject({ state: 'cancelled' })
    expect(run(cancelled, { successor: { ...taker, blockNumber: 99n } })).toMatchObject({ state: 'replaced' })
    expect(run(cancelled, { accountNonce: 8 })).toMatchObject({ state: 'sent', isReleased: false })
  })

  test('is paid after all when its own transaction comes back by a reorg', () => {
    const transactions = [{ hash: ours, status: 'success' as const, blockNumber: 100n }]
    expect(run({ ...sent, state: 'cancelled', takenBy: other }, { transactions, successor: taker })).toMatchObject({
      state: 'mined',
      minedHash: ours,
    })
  })
})
