import type { Batch } from '@saleyard/send/plan/types.ts'
import type { Hash } from 'viem'
import { describe, expect, test } from 'vitest'
import { type BatchLog, type BatchRecord, type ChainFacts, newRecord } from './batch-record.ts'
import { reconcile } from './reconcile.ts'

const job = 77n
const ours: Hash = `0x${'aa'.repeat(32)}`
const other: Hash = `0x${'bb'.repeat(32)}`
const recipient = '0x00000000000000000000000000000000000a11ce' as const
const batch = { number: 1, id: (job << 8n) | 3n } as Batch
const facts: ChainFacts = {
  latestBlock: 100n,
  confirmations: 5,
  marks: [{ job, marks: 0n }],
  logs: [],
  transactions: [],
  accountNonce: 9,
}
const marked: Partial<ChainFacts> = { marks: [{ job, marks: 1n << 3n }] }
const sentAt = (blockNumber: bigint, hash = ours): BatchLog => ({
  kind: 'sent',
  id: batch.id,
  blockNumber,
  transactionHash: hash,
})
const run = (record: Partial<BatchRecord>, seen: Partial<ChainFacts> = {}, of = batch) =>
  reconcile([of], [{ ...newRecord(of), ...record }], { ...facts, ...seen })[0]

describe('an id that was given up', () => {
  const cancelled: Partial<ChainFacts> = {
    ...marked,
    logs: [{ kind: 'cancelled', id: batch.id, blockNumber: 90n, transactionHash: other }],
  }
  const open = { why: 'signerUnknown' as const }
  const reported: Partial<BatchRecord> = { state: 'sent', isHandedOver: true, hashes: [ours] }

  test('leaves open who signed the hash that the wallet has told, until a node shows it', () => {
    expect(run(reported, cancelled)).toMatchObject({ state: 'cancelled', doubt: open })
    const ended: Partial<BatchRecord> = {
      ...reported,
      state: 'cancelled',
      hashes: [ours, other],
      isGuarded: true,
      doubt: open,
    }
    expect(run(ended, cancelled)?.doubt).toEqual(open)
    const shown = [{ hash: ours, status: 'reverted' as const, blockNumber: 91n }]
    expect(run(ended, { ...cancelled, transactions: shown })?.doubt).toBeUndefined()
  })

  test.each<[string, Partial<BatchRecord>]>([
    ['a node has shown its transaction', { isNonceSeen: true }],
    ['the chain has shown that the sender pays it', { isGuarded: true }],
    ['the wallet has told no hash', { hashes: [] }],
  ])('leaves nothing open where %s', (_, change) => {
    expect(run({ ...reported, ...change }, cancelled)?.doubt).toBeUndefined()
  })
})

describe('a batch without a mark', () => {
  test.each(['queued', 'signing', 'sent', 'failed'] as const)(
    'stays %s when the chain knows nothing of it',
    (state) => {
      expect(run({ state })).toMatchObject({ state, isMarkedOnly: false })
    },
  )

  test('is sent while its transaction is pending', () => {
    const transactions = [{ hash: ours, status: 'pending' as const, nonce: 12 }]
    expect(run({ state: 'signing', hashes: [ours] }, { transactions })).toMatchObject({
      state: 'sent',
      isPending: true,
    })
  })

  test('is failed when its transaction reverted', () => {
    const transactions = [{ hash: ours, status: 'reverted' as const, blockNumber: 90n }]
    expect(run({ state: 'sent', hashes: [ours] }, { transactions })).toMatchObject({ state: 'failed' })
  })

  test('is waited for while its transaction has only just succeeded, and failed long after, without a mark', () => {
    const at = (blockNumber: bigint) => ({
      latestBlock: 300n,
      transactions: [{ hash: ours, status: 'success' as const, blockNumber }],
    })
    const record: Partial<BatchRecord> = { state: 'sent', isHandedOver: true, hashes: [ours] }
    expect(run(record, at(177n)), 'the marks may be of a node that is behind').toMatchObject({
      state: 'sent',
      isPending: true,
    })
    expect(run(record, at(176n))).toMatchObject({ state: 'failed', isPending: false })
    expect(run(record, { ...at(176n), ...marked }), 'a mark decides').toMatchObject({
      state: 'sent',
      isMarkedOnly: true,
    })
  })

  test('is not failed while another of its transactions is pending', () => {
    const transactions = [
      { hash: ours, status: 'reverted' as const },
      { hash: other, status: 'pending' as const },
    ]
    expect(run({ state: 'sent', hashes: [ours, other] }, { transactions })).toMatchObject({ state: 'sent' })
  })

  test('is not failed by an older transaction while the node does not know the latest yet', () => {
    const transactions = [
      { hash: ours, status: 'reverted' as const },
      { hash: other, status: 'unknown' as const },
    ]
    expect(run({ state: 'sent', hashes: [ours, other] }, { transactions })).toMatchObject({ state: 'sent' })
  })

  test('is replaced when its nonce is used and its transaction unknown', () => {
    const transactions = [{ hash: ours, status: 'unknown' as const }]
    const successors = [{ hash: other, status: 'success' as const, blockNumber: 99n, nonce: 8, isSame: false }]
    const sent = { state: 'sent' as const, hashes: [ours], nonce: 8 }
    expect(run({ ...sent, isNonceSeen: true }, { transactions, successors })).toMatchObject({ state: 'replaced' })
    expect(run(sent, { transactions, successors }), 'the nonce was a guess').toMatchObject({ state: 'sent' })
    const often = { ...sent, missed: { looks: 2, since: 92n } }
    expect(run(often, { transactions, finalNonce: 9 })).toMatchObject({ state: 'replaced' })
    expect(run(sent, { transactions, finalNonce: 9 }), 'a node may be behind').toMatchObject({ state: 'sent' })
    expect(run(often, { transactions, finalNonce: 8 }), 'it is not deep').toMatchObject({ state: 'sent' })
    expect(run({ state: 'sent', hashes: [ours], nonce: 9 }, { transactions })).toMatchObject({ state: 'sent' })
  })

  test('stays signing after its nonce was used: the prompt may still be open', () => {
    expect(run({ state: 'signing', nonce: 8 })).toMatchObject({ state: 'signing' })
  })

  test.each(['mined', 'reconciled', 'cancelled'] as const)('was %s and is sent again after a reorg', (state) => {
    const record = run({ state, hashes: [ours], minedHash: ours, minedBlock: 98n, isHandedOver: true })
    expect(record).toMatchObject({ state: 'sent', isHandedOver: true, hashes: [ours] })
    expect(record).not.toHaveProperty('minedHash')
  })
})

test('a look at a block before the one in which a batch was seen changes nothing of it', () => {
  const mined: Partial<BatchRecord> = { state: 'mined', hashes: [ours], minedHash: ours, minedBlock: 101n }
  expect(run(mined)).toMatchObject(mined)
  expect(run({ ...mined, minedBlock: 100n })).toMatchObject({ state: 'sent' })
})

describe('a batch that the wallet signed with another account', () => {
  const otherSender = '0x00000000000000000000000000000000005712a6'
  const paidBy = (blockNumber: bigint): BatchLog => ({ ...sentAt(blockNumber), by: otherSender })
  const sent: Partial<BatchRecord> = { state: 'sent', isHandedOver: true, hashes: [ours] }

  test('is paid by that account, for good when that is final', () => {
    expect(run(sent, { logs: [paidBy(97n)] })).toMatchObject({ state: 'mined', paidBy: otherSender })
    expect(run(sent, { logs: [paidBy(96n)] })).toMatchObject({
      state: 'paidByOther',
      paidBy: otherSender,
      minedHash: ours,
    })
    expect(run({ state: 'signing' }, { logs: [paidBy(96n)] })).toMatchObject({ hashes: [ours], isHandedOver: true })
  })

  test('stays paid by its mark where the node has forgotten the event, and not where the mark is gone', () => {
    const paid: Partial<BatchRecord> = {
      ...sent,
      state: 'paidByOther',
      paidBy: otherSender,
      minedHash: ours,
      minedBlock: 90n,
      signedByOthers: [{ hash: ours, account: otherSender }],
    }
    const marks = [...facts.marks, { job, marks: 1n << 3n, by: otherSender } as const]
    expect(run(paid, { marks })).toMatchObject({ state: 'paidByOther', paidBy: otherSender })
    expect(run(paid)).toMatchObject({ state: 'sent', isUnguarded: true })
  })

  test('names who was skipped by that account', () => {
    const skipped = { index: 2, recipient, amount: 5n }
    const log: BatchLog = { ...paidBy(90n), kind: 'skipped', ...skipped }
    expect(run(sent, { logs: [paidBy(90n), log] })).toMatchObject({ state: 'paidByOther', skipped: [skipped] })
  })

  test('is unguarded while that transaction may still pay, and its nonce is not the one of the sender', () => {
    const pending = { hash: ours, status: 'pending' as const, signer: otherSender } as const
    const seen = run({ ...sent, nonce: 8 }, { transactions: [pending] })
    expect(seen).toMatchObject({ state: 'sent', isPending: true, isUnguarded: true, nonce: 8 })
    expect(run(seen ?? {}, { accountNonce: 20, finalNonce: 20 })).toMatchObject({ state: 'sent', isUnguarded: true })
    const reverted = { hash: ours, status: 'reverted' as const, signer: otherSender, blockNumber: 97n } as const
    expect(run(seen ?? {}, { transactions: [reverted] })).toMatchObject({ state: 'failed', isUnguarded: true })
    const over = { ...reverted, blockNumber: 96n }
    expect(run(seen ?? {}, { transactions: [over] })).toMatchObject({ state: 'failed', isUnguarded: false })
  })

  test('is not given up by a mark of the sender: that keeps no other account from paying', () => {
    const cancelled: BatchLog = { kind: 'cancelled', id: batch.id, blockNumber: 90n, transactionHash: other }
    const record: Partial<BatchRecord> = { ...sent, signedByOthers: [{ hash: ours, account: otherSender }] }
    expect(run(record, { ...marked, logs: [cancelled] })).toMatchObject({ state: 'cancelling' })
    expect(run(record, { ...marked, logs: [cancelled, paidBy(95n)] })).toMatchObject({ state: 'paidByOther' })
  })

  test('is not what a stranger does with our bytes while our own transaction is in the pool, or was replaced', () => {
    const stolen: BatchLog = { ...sentAt(90n, other), by: otherSender }
    const skipped: BatchLog = { ...stolen, kind: 'skipped', index: 0, recipient, amount: 5n }
    const logs = [stolen, skipped]
    const transactions = [{ hash: ours, status: 'pending' as const, nonce: 12 }]
    const seen = run(sent, { logs, transactions })
    expect(seen).toMatchObject({ state: 'sent', isPending: true, hashes: [ours], skipped: [] })
    expect(seen).not.toHaveProperty('paidBy')
    const lost = run(seen ?? {}, { logs, transactions: [{ hash: ours, status: 'unknown' }] })
    expect(lost, 'a node that forgets it').toMatchObject({ state: 'sent', hashes: [ours] })
    expect(run({ ...seen, state: 'replaced' }, { logs })).toMatchObject({ state: 'replaced', skipped: [] })
    expect(run({ ...seen, state: 'signing' }, { logs }), 'a prompt without an answer').toMatchObject({
      state: 'paidByOther',
    })
  })

  test('and that the sender paid too is paid twice, which is said', () => {
    const logs = [sentAt(90n, other), paidBy(90n)]
    expect(run(sent, { ...marked, logs })).toMatchObject({
      state: 'reconciled',
      minedHash: other,
      alsoPaidBy: otherSender,
    })
  })

  test('is not what a recipient does with our id from within our own transaction', () => {
    const record = run(sent, { ...marked, logs: [sentAt(90n), paidBy(90n)] })
    expect(record).toMatchObject({ state: 'reconciled' })
    expect(record).not.toHaveProperty('alsoPaidBy')
  })
})

describe('a batch with a mark', () => {
  test('is mined until its block is deep enough, then reconciled', () => {
    const hashes = [ours]
    expect(run({ state: 'sent', hashes }, { ...marked, logs: [sentAt(97n)] })).toMatchObject({
      state: 'mined',
      minedBlock: 97n,
    })
    expect(run({ state: 'sent', hashes }, { ...marked, logs: [sentAt(96n)] })).toMatchObject({ state: 'reconciled' })
  })

  test('is found by its event though its hash was lost', () => {
    expect(run({ state: 'signing' }, { ...marked, logs: [sentAt(90n, other)] })).toMatchObject({
      state: 'reconciled',
      hashes: [other],
      minedHash: other,
      isHandedOver: true,
    })
  })

  test('counts as paid by its event though the mark was read from an older block', () => {
    expect(run({ state: 'sent' }, { logs: [sentAt(100n)] })).toMatchObject({ state: 'mined' })
  })

  test('is never queued, and not called paid, before an event tells', () => {
    expect(run({ state: 'queued' }, marked)).toMatchObject({ state: 'signing', isMarkedOnly: true })
    expect(run({ state: 'stopped' }, marked)).toMatchObject({ state: 'signing', isMarkedOnly: true })
    expect(run({ state: 'sent' }, marked)).toMatchObject({ state: 'sent', isMarkedOnly: true })
  })

  test.each(['reconciled', 'cancelled'] as const)(
    'stays %s where a node no longer finds the event that was final',
    (state) => {
      const record = { state, minedHash: ours, minedBlock: 40n }
      expect(run(record, marked)).toMatchObject({ ...record, isMarkedOnly: false })
      expect(run({ ...record, state: 'mined' }, marked), 'a reorg may have moved it').toMatchObject({
        state: 'mined',
        isMarkedOnly: true,
      })
    },
  )

  test('is given up by its event, for good when that is final', () => {
    const at = (blockNumber: bigint): BatchLog[] => [
      { kind: 'cancelled', id: batch.id, blockNumber, transactionHash: other },
    ]
    const sent: Partial<BatchRecord> = { state: 'sent', hashes: [ours] }
    expect(run(sent, { ...marked, logs: at(97n) })).toMatchObject({ state: 'cancelling', minedHash: other })
    expect(run(sent, { ...marked, logs: at(96n) })).toMatchObject({ state: 'cancelled', minedHash: other })
    expect(run({ state: 'cancelling', hashes: [other] })).toMatchObject({ state: 'sent' })
  })

  test('names who was skipped', () => {
    const skipped = { index: 2, recipient, amount: 5n }
    const log: BatchLog = { kind: 'skipped', id: batch.id, blockNumber: 90n, transactionHash: ours, ...skipped }
    expect(run({ state: 'sent' }, { ...marked, logs: [log, sentAt(90n)] })).toMatchObject({
      state: 'reconciled',
      skipped: [skipped],
    })
  })

  test("is not marked by another batch's bit or event", () => {
    const logs: BatchLog[] = [{ ...sentAt(90n), id: batch.id + 1n }]
    expect(run({ state: 'queued' }, { marks: [{ job, marks: 1n << 4n }], logs })).toMatchObject({ state: 'queued' })
  })
})

test('a batch given up before any wallet had it stays given up, but the chain knows better', () => {
  expect(run({ state: 'stopped' })).toMatchObject({ state: 'stopped' })
  expect(run({ state: 'stopped' }, { ...marked, logs: [sentAt(90n)] })).toMatchObject({ state: 'reconciled' })
})

test('a missing record starts as queued', () => {
  expect(reconcile([batch], [], facts)).toEqual([{ ...newRecord(batch), isPending: false }])
})

describe('a batch that was declined', () => {
  const declined: Partial<BatchRecord> = {
    state: 'queued',
    isHandedOver: true,
    doubt: { why: 'declined', nonce: 9, since: 90n, sinceTime: 1_000n },
  }
  const quiet = { pendingNonce: 9, pendingTime: 1_300n }

  test('counts as not sent for good once its account was quiet for the confirmation depth and for five minutes', () => {
    expect(run(declined, quiet)?.doubt).toMatchObject({ isCleared: true })
    expect(run(declined, { ...quiet, latestBlock: 94n })?.doubt).not.toHaveProperty('isCleared')
    expect(run(declined, { ...quiet, pendingTime: 1_299n })?.doubt).toEqual(declined.doubt)
    expect(run(declined, { ...quiet, pendingNonce: 10 })?.doubt, 'something waits').toEqual({ why: 'declined' })
  })

  test('of a version that noted no time is waited for from now on', () => {
    const old = { ...declined, doubt: { why: 'declined', nonce: 9, since: 90n } as const }
    expect(run(old, quiet)?.doubt).toEqual({ why: 'declined', nonce: 9, since: 100n, sinceTime: 1_300n })
  })

  test('stays in doubt however quiet its account is while another account may still pay it', () => {
    const record = { ...declined, hashes: [ours], signedByOthers: [{ hash: ours, account: recipient }] }
    expect(run(record, quiet)).toMatchObject({ state: 'queued', isUnguarded: true, doubt: { why: 'declined' } })
    expect(run(record, quiet)?.doubt).not.toHaveProperty('isCleared')
  })

  test('that the wallet sent all the same is paid, from whichever account', () => {
    expect(run(declined, { ...marked, logs: [sentAt(90n)] })).toMatchObject({ state: 'reconciled' })
    expect(run(declined, { logs: [{ ...sentAt(90n), by: recipient }] })).toMatchObject({ state: 'paidByOther' })
  })
})

test('a node that is behind the block in which a batch was seen changes nothing; a chain that has become shorter does', () => {
  const mined: Partial<BatchRecord> = { state: 'reconciled', hashes: [ours], minedHash: ours, minedBlock: 104n }
  expect(run(mined)).toMatchObject({ state: 'reconciled' })
  expect(run(mined, { isShorter: true })).toMatchObject({ state: 'sent' })
})
