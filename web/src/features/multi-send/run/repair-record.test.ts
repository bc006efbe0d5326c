import 'fake-indexeddb/auto'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import { type BatchProposal, type BatchRecord, type ChainFacts, newRecord } from '@saleyard/send/run/batch-record.ts'
import { repairRecord } from '@saleyard/send/run/repair-record.ts'
import { openDB } from 'idb'
import type { Hash } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { runBatches, startRun } from './connect-run.ts'
import { createRunStore } from './run-store.ts'

const hash: Hash = `0x${'ab'.repeat(32)}`
const sent: BatchRecord = { ...newRecord({ number: 2 }), state: 'sent', isHandedOver: true, hashes: [hash], nonce: 7 }

test('a record that is whole is taken as it is, also what a later version knows besides', () => {
  const later = { ...sent, paidBy: '0x1' }
  expect(repairRecord(later, 2)).toEqual({ record: later, isDamaged: false })
  const skipped = [{ index: 0, recipient: `0x${'0c'.repeat(20)}` as const, amount: 5n }]
  const paid = { ...sent, state: 'reconciled' as const, minedHash: hash, minedBlock: 9n, skipped, callId: 'x' }
  expect(repairRecord(paid, 2)).toEqual({ record: paid, isDamaged: false })
})

const proposal: BatchProposal = { safeTxHash: hash, nonce: 4n, proposedAt: 1, fromBlock: 2n, state: 'waiting' }

test('a record with proposals is taken as it is, whether they are proven or not', () => {
  const { nonce: _nonce, ...unproven } = proposal
  const rejected = { ...proposal, state: 'replaced' as const, isRejected: true, revertedBy: hash }
  const proposed = { ...sent, state: 'proposed' as const, proposal: unproven, earlierProposals: [rejected] }
  expect(repairRecord(proposed, 2)).toEqual({ record: proposed, isDamaged: false })
})

test('of a damaged record the proposals that are whole are followed on', () => {
  const proposed = { ...newRecord({ number: 2 }), state: 'proposed' as const, proposal }
  const kept = (earlierProposals?: BatchProposal[]) => ({
    ...newRecord({ number: 2 }),
    state: 'signing',
    isHandedOver: true,
    ...(earlierProposals && { earlierProposals }),
  })
  expect(repairRecord({ ...proposed, hashes: 'lost' }, 2)).toEqual({ record: kept([proposal]), isDamaged: true })
  for (const change of [
    { safeTxHash: '0x12' },
    { nonce: 4 },
    { fromBlock: '2' },
    { state: 'gone' },
    { proposedAt: -1 },
    { revertedBy: '0x12' },
  ]) {
    const broken = { ...proposed, proposal: { ...proposal, ...change }, earlierProposals: [proposal] }
    expect(repairRecord(broken, 2)).toEqual({ record: kept([proposal]), isDamaged: true })
  }
  expect(repairRecord({ ...proposed, proposal: undefined }, 2), 'proposed, and nothing is').toEqual({
    record: kept(),
    isDamaged: true,
  })
})

describe('a damaged record counts as submitted, and keeps its valid hashes', () => {
  const damaged = { ...newRecord({ number: 2 }), state: 'signing', isHandedOver: true }
  test.each<[string, unknown, Partial<BatchRecord>]>([
    ['missing', undefined, {}],
    ['of an unknown state', { ...sent, state: 'teleported' }, { hashes: [hash], nonce: 7 }],
    ['of a state that every object has', { ...sent, state: 'toString' }, { hashes: [hash], nonce: 7 }],
    ['with a hash that is none', { ...sent, hashes: [hash, '0x12'] }, { hashes: [hash], nonce: 7 }],
    ['with hashes that are none', { ...sent, hashes: 'lost' }, { nonce: 7 }],
    ['with a mined hash that is none', { ...sent, state: 'mined', minedHash: 'x' }, { hashes: [hash], nonce: 7 }],
    ['with a block that is a text', { ...sent, minedBlock: '9' }, { hashes: [hash], nonce: 7 }],
    ['with a nonce below zero', { ...sent, nonce: -1 }, { hashes: [hash] }],
    ['with a skip of nobody', { ...sent, skipped: [{ index: 0 }] }, { hashes: [hash], nonce: 7 }],
    ['without its flags', { number: 2, state: 'queued', hashes: [], skipped: [] }, {}],
    ['a text', 'record', {}],
  ])('%s', (_, stored, kept) => {
    expect(repairRecord(stored, 2)).toEqual({ record: { ...damaged, ...kept }, isDamaged: true })
  })
})

describe('a run on this device', () => {
  let databases = 0
  const noFacts: ChainFacts = {
    latestBlock: 9n,
    confirmations: 1,
    marks: [],
    logs: [],
    transactions: [],
    accountNonce: 0,
  }
  async function newRun() {
    const name = `damaged-${++databases}`
    const store = createRunStore(name)
    const address = '0x00000000000000000000000000000000000a11ce' as const
    const recipients = [1, 2].map((line) => ({ address, amount: BigInt(line), lines: [line] }))
    const chain = {
      getBlockNumber: async () => 1n,
      getNonce: async () => 0,
      readFacts: async () => noFacts,
      waitForBlockAfter: async () => {},
    }
    const start = (nonce: string) =>
      startRun({
        create: (run) => store.create(run, { lines: [], recipients }),
        chain,
        plan: planBatches({
          chainId: 56,
          sender: address,
          multiSender: '0x1111111111111111111111111111111111111111',
          asset: { kind: 'native' },
          mode: { kind: 'strict' },
          route: 'native',
          runNonce: `0x${nonce.repeat(32)}`,
          recipients,
          limits: { gas: 50n, bytes: 10_000, reserveBps: 0 },
          gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
        }),
        symbol: 'BNB',
        decimals: 18,
      })
    const [run, other] = [await start('ab'), await start('cd')]
    const damage = async (
      store: string,
      change: (value: Record<string, unknown>) => Record<string, unknown> | undefined,
    ) => {
      const database = await openDB(name)
      const key = store === 'records' ? [run.summary.id, 1] : run.summary.id
      const changed = change(await database.get(store, key))
      await (changed ? database.put(store, changed) : database.delete(store, key))
      database.close()
    }
    return { store, run, other, chain, damage }
  }

  test.each([
    ['missing', () => undefined],
    ['of an unknown state', (record: object) => ({ ...record, state: 'teleported' })],
    ['with a hash that is none', (record: object) => ({ ...record, hashes: ['0x12'] })],
  ])('of which a record is %s opens, and sends nothing of that batch unasked', async (_, change) => {
    const { store, run, other, chain, damage } = await newRun()
    await damage('records', change)
    const loaded = await store.load(run.summary.id)
    expect(loaded?.damaged).toEqual([1])
    expect(loaded?.records).toMatchObject([{ state: 'signing', isHandedOver: true, hashes: [] }, { state: 'queued' }])

    const sendBatch = vi.fn()
    const last = await runBatches({ runId: run.summary.id, store, chain, sendBatch })
    expect(last).toMatchObject({ phase: 'needsDecision', undecided: [1] })
    expect(sendBatch).not.toHaveBeenCalled()
    expect(await store.load(run.summary.id), 'and is whole from then on').not.toHaveProperty('damaged')
    expect(await store.load(other.summary.id)).toMatchObject(other)
  })

  test('of which the plan is damaged says so, and the others are as they were', async () => {
    const { store, run, other, damage } = await newRun()
    await damage('plans', (stored) => ({ ...stored, plan: { batches: 'lost' } }))
    await expect(store.load(run.summary.id)).rejects.toMatchObject({ code: 'runDamaged' })
    expect(await store.load(other.summary.id)).toMatchObject(other)
    expect(await store.list()).toHaveLength(2)
  })
})
