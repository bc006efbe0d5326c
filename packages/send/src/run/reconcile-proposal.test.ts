import type { Batch } from '@saleyard/send/plan/types.ts'
import type { Hash } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  type BatchLog,
  type BatchProposal,
  type BatchRecord,
  type ChainFacts,
  newRecord,
  type ProposalFact,
} from './batch-record.ts'
import { isSignerUnknown } from './other-signers.ts'
import { reconcile } from './reconcile.ts'

const job = 77n
const batch = { number: 1, id: (job << 8n) | 3n } as Batch
const safeTxHash: Hash = `0x${'5a'.repeat(32)}`
const another: Hash = `0x${'5b'.repeat(32)}`
const hash: Hash = `0x${'aa'.repeat(32)}`
const proposal: BatchProposal = { safeTxHash, nonce: 4n, proposedAt: 1, fromBlock: 50n, state: 'waiting' }
const facts: ChainFacts = {
  latestBlock: 300n,
  confirmations: 5,
  marks: [{ job, marks: 0n }],
  logs: [],
  transactions: [],
  accountNonce: 9,
}
const marked: Partial<ChainFacts> = { marks: [{ job, marks: 1n << 3n }] }
const proposed: Partial<BatchRecord> = { state: 'proposed', isHandedOver: true, proposal }
const became = (fact: Omit<ProposalFact, 'safeTxHash' | 'number'>, of = safeTxHash, number = 1) => ({
  proposals: [{ number, safeTxHash: of, ...fact }],
})
const run = (record: Partial<BatchRecord>, seen: Partial<ChainFacts> = {}) =>
  reconcile([batch], [{ ...newRecord(batch), ...record }], { ...facts, ...seen })[0]
const sentAt = (blockNumber: bigint): BatchLog => ({ kind: 'sent', id: batch.id, blockNumber, transactionHash: hash })

describe('a proposed batch without a mark', () => {
  test.each<[string, Partial<ChainFacts>, BatchProposal['state']]>([
    ['its nonce is not used', became({ state: 'possible' }), 'waiting'],
    ['no node says what became of it', {}, 'waiting'],
    ['only another proposal is known', became({ state: 'replaced', blockNumber: 1n }, another), 'waiting'],
    [
      'only the same hash of another batch is known',
      became({ state: 'replaced', blockNumber: 1n }, safeTxHash, 2),
      'waiting',
    ],
    ['the logs account for no transaction with its nonce', became({ state: 'unclear' }), 'unclear'],
    [
      'it is executed, and the node of the marks is behind',
      became({ state: 'executed', blockNumber: 299n }),
      'executed',
    ],
    ['another transaction has its nonce, not final yet', became({ state: 'replaced', blockNumber: 297n }), 'waiting'],
    ['its calls were taken back, not final yet', became({ state: 'failed', blockNumber: 297n }), 'waiting'],
    ['another has its nonce in an unknown block', became({ state: 'replaced' }), 'waiting'],
  ])('stays proposed where %s', (_, seen, state) => {
    expect(run(proposed, seen)).toMatchObject({ state: 'proposed', proposal: { state } })
  })

  test('is replaced once the block of the other transaction is final, and says whether owners rejected it', () => {
    const replaced = { state: 'replaced' as const, blockNumber: 296n }
    expect(run(proposed, became(replaced))).toMatchObject({ state: 'replaced', proposal: { state: 'replaced' } })
    expect(run(proposed, became({ ...replaced, isRejected: true }))?.proposal?.isRejected).toBe(true)
    expect(run(proposed, became({ ...replaced, isRejected: false }))?.proposal).not.toHaveProperty('isRejected')
  })

  test('is failed once the block in which its calls were taken back is final', () => {
    expect(run(proposed, became({ state: 'failed', blockNumber: 296n }))).toMatchObject({ state: 'failed' })
  })

  test('is failed where its execution is long final without the mark: its calls were others', () => {
    expect(run(proposed, became({ state: 'executed', blockNumber: 177n }))).toMatchObject({ state: 'proposed' })
    expect(run(proposed, became({ state: 'executed', blockNumber: 176n }))).toMatchObject({ state: 'failed' })
  })

  test('is proposed again where a reorg revives what had counted as replaced', () => {
    const record = run(proposed, became({ state: 'replaced', blockNumber: 296n, isRejected: true }))
    const revived = run(record ?? {}, became({ state: 'possible' }))
    expect(revived).toMatchObject({ state: 'proposed', proposal: { state: 'waiting' } })
    expect(revived?.proposal).not.toHaveProperty('isRejected')
  })

  test('stays replaced while no node answers', () => {
    const record = run(proposed, became({ state: 'replaced', blockNumber: 296n }))
    expect(run(record ?? {})).toMatchObject({ state: 'replaced' })
  })

  test('stays proposed as long as an earlier proposal of it can be executed', () => {
    const again = { ...proposal, safeTxHash: another, nonce: 9n }
    const record = { ...proposed, proposal: again, earlierProposals: [proposal] }
    const lost = became({ state: 'replaced', blockNumber: 200n }, another)
    expect(run(record, lost)).toMatchObject({ state: 'proposed', proposal: { state: 'replaced' } })
    const both = {
      proposals: [...(lost.proposals ?? []), ...(became({ state: 'replaced', blockNumber: 9n }).proposals ?? [])],
    }
    expect(run(record, both)).toMatchObject({ state: 'replaced', earlierProposals: [{ state: 'replaced' }] })
  })

  test('does not care about the nonce of the account', () => {
    const successors = [{ hash, status: 'success' as const, blockNumber: 99n, nonce: 8, isSame: false }]
    const record = { ...proposed, nonce: 8, isNonceSeen: true, hashes: [hash] }
    const seen = { successors, finalNonce: 9, transactions: [{ hash, status: 'unknown' as const }] }
    expect(run(record, seen)).toMatchObject({ state: 'proposed' })
  })

  test('learns its nonce as soon as it is proven', () => {
    const { nonce: _nonce, ...unproven } = proposal
    const record: Partial<BatchRecord> = { ...proposed, proposal: unproven, hashes: [safeTxHash] }
    expect(isSignerUnknown({ ...newRecord(batch), ...record })).toBe(true)
    const proven = run(record, became({ state: 'possible', nonce: 4n }))
    expect(proven).toMatchObject({ state: 'proposed', proposal: { nonce: 4n } })
    expect(proven && isSignerUnknown(proven)).toBe(false)
  })

  test('is a transaction like any other where a node shows that the reported hash is one', () => {
    const { nonce: _nonce, ...unproven } = proposal
    const transactions = [{ hash: safeTxHash, status: 'pending' as const }]
    const record = run({ ...proposed, proposal: unproven, hashes: [safeTxHash] }, { transactions })
    expect(record).toMatchObject({ state: 'sent', isPending: true })
    expect(record).not.toHaveProperty('proposal')
  })
})

describe('a mark decides, whatever became of the proposal', () => {
  test.each<[string, Partial<ChainFacts>]>([
    ['executed', became({ state: 'executed', blockNumber: 290n, hash })],
    ['replaced, since the owners have merged it with others', became({ state: 'replaced', blockNumber: 290n })],
    ['unclear', became({ state: 'unclear' })],
    ['unknown', {}],
  ])('%s', (_, seen) => {
    const record = run(proposed, { ...seen, ...marked, logs: [sentAt(290n)] })
    expect(record).toMatchObject({ state: 'reconciled', minedHash: hash, isMarkedOnly: false })
  })

  test('a mark without its event is never unpaid, nor is the proposal failed by it', () => {
    const record = run(proposed, { ...marked, ...became({ state: 'executed', blockNumber: 9n }) })
    expect(record).toMatchObject({ state: 'proposed', isMarkedOnly: true, proposal: { state: 'executed' } })
  })

  test('a reorg leads back to the owners', () => {
    const record = run(proposed, { ...marked, logs: [sentAt(300n)] })
    expect(record).toMatchObject({ state: 'mined', minedBlock: 300n })
    const back = run(record ?? {}, { latestBlock: 301n, ...became({ state: 'possible' }) })
    expect(back).toMatchObject({ state: 'proposed', proposal: { state: 'waiting' } })
    expect(back).not.toHaveProperty('minedBlock')
    expect(run(record ?? {}, { latestBlock: 299n }), 'a node that is behind').toMatchObject({ state: 'mined' })
  })

  test('a given-up id ends a proposal that can still be signed', () => {
    const logs = [{ kind: 'cancelled' as const, id: batch.id, blockNumber: 290n, transactionHash: hash }]
    const record = run(proposed, { ...marked, logs, ...became({ state: 'possible' }) })
    expect(record).toMatchObject({ state: 'cancelled', doubt: undefined })
  })
})

describe('a batch that another account paid, whose hash the wallet had reported', () => {
  const by = '0x00000000000000000000000000000000005712a6' as const
  const logs: BatchLog[] = [{ ...sentAt(200n), by }]
  const { proposal: _proposal, ...sent } = { ...proposed, state: 'sent' as const, hashes: [hash] }
  const record: Partial<BatchRecord> = { ...sent, earlierProposals: [proposal] }

  test('is not final while the owners can still execute a proposal of it', () => {
    expect(run(record, { logs, ...became({ state: 'possible' }) })).toMatchObject({ state: 'mined', paidBy: by })
    expect(run({ ...proposed, hashes: [hash] }, { logs }), 'no node says what became of it').toMatchObject({
      state: 'mined',
    })
  })

  test('is final once its proposals are replaced, or the mark of the Safe is', () => {
    expect(run(record, { logs, ...became({ state: 'replaced', blockNumber: 296n }) })).toMatchObject({
      state: 'paidByOther',
      earlierProposals: [{ state: 'replaced' }],
    })
    const cancelled = (blockNumber: bigint): BatchLog => ({
      kind: 'cancelled',
      id: batch.id,
      blockNumber,
      transactionHash: another,
    })
    const open = became({ state: 'possible' })
    expect(run(record, { ...marked, ...open, logs: [...logs, cancelled(297n)] })).toMatchObject({ state: 'mined' })
    expect(run(record, { ...marked, ...open, logs: [...logs, cancelled(296n)] })).toMatchObject({
      state: 'paidByOther',
    })
  })
})

test('a batch whose transaction reverts is proposed as long as the owners have an earlier proposal of it', () => {
  const transactions = [{ hash, status: 'reverted' as const, blockNumber: 200n }]
  const record: Partial<BatchRecord> = {
    state: 'sent',
    isHandedOver: true,
    hashes: [hash],
    earlierProposals: [{ ...proposal, safeTxHash: another, state: 'replaced' }, proposal],
  }
  const open = run(record, { transactions, ...became({ state: 'possible' }) })
  expect(open).toMatchObject({ state: 'proposed', proposal, earlierProposals: [{ safeTxHash: another }] })
  expect(run(open ?? {}, { transactions, ...became({ state: 'replaced', blockNumber: 200n }) })?.state).toBe('replaced')
  const closed = { ...record, earlierProposals: [{ ...proposal, state: 'replaced' as const }] }
  expect(run(closed, { transactions })).toMatchObject({ state: 'failed' })
})

describe('a reverted transaction of a Safe, which may be executed again', () => {
  const fromRevert: BatchProposal = { ...proposal, safeTxHash: another, revertedBy: hash }
  const transactions = [{ hash, status: 'reverted' as const, blockNumber: 200n, proposal: fromRevert }]
  const sent: Partial<BatchRecord> = { state: 'sent', isHandedOver: true, hashes: [hash] }

  test.each<BatchRecord['state']>(['sent', 'failed', 'signing'])(
    'is what the owners have, where it was %s',
    (state) => {
      const record = run({ ...sent, state }, { transactions })
      expect(record).toMatchObject({ state: 'proposed', proposal: fromRevert, hashes: [hash], isPending: false })
      expect(run(record ?? {}, { transactions, ...became({ state: 'possible' }, another) })).toEqual(record)
    },
  )

  test('is one more that owners may execute, where they have others', () => {
    const again = run({ ...proposed, hashes: [hash] }, { transactions })
    expect(again).toMatchObject({ state: 'proposed', proposal: { safeTxHash }, earlierProposals: [fromRevert] })
    const lost = run(again ?? {}, { transactions, ...became({ state: 'replaced', blockNumber: 200n }) })
    expect(lost, 'the other one is still open').toMatchObject({ state: 'proposed' })
  })

  test('marks the proposal that it has executed, wherever that is listed', () => {
    const listed = { ...proposal, safeTxHash: another }
    const latest = run({ ...proposed, hashes: [hash], proposal: listed }, { transactions })
    expect(latest).toMatchObject({ state: 'proposed', proposal: { revertedBy: hash } })
    expect(latest).not.toHaveProperty('earlierProposals')
    const record: Partial<BatchRecord> = { ...sent, earlierProposals: [listed] }
    expect(run(record, { transactions })).toMatchObject({ proposal: { revertedBy: hash }, earlierProposals: [] })
  })

  test('says nothing about a batch that never had its hash', () => {
    expect(run({ ...proposed, hashes: [] }, { transactions })).not.toHaveProperty('earlierProposals')
  })
})

test('a prompt that was never answered is undecided, and the proposals before it are followed', () => {
  const record: Partial<BatchRecord> = { state: 'signing', isHandedOver: true, earlierProposals: [proposal] }
  const seen = became({ state: 'replaced', blockNumber: 200n })
  expect(run(record, seen)).toMatchObject({ state: 'signing', earlierProposals: [{ state: 'replaced' }] })
})
