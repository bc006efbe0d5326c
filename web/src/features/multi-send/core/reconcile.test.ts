import type { Hash } from 'viem'
import { describe, expect, test } from 'vitest'
import { newRecord } from './new-record.ts'
import type { Batch } from './plan-types.ts'
import { reconcile } from './reconcile.ts'
import type { BatchLog, BatchRecord, ChainFacts } from './record-types.ts'

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
    expect(run({ state: 'sent', hashes: [ours], nonce: 8 }, { transactions })).toMatchObject({ state: 'replaced' })
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
