import 'fake-indexeddb/auto'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { Route } from '@saleyard/send/plan/types.ts'
import type { ChainFacts } from '@saleyard/send/run/batch-record.ts'
import { rebuildList, restoreRun } from '@saleyard/send/run/store-run.ts'
import type { RunChain, RunProgress, RunStore, StoredList } from '@saleyard/send/run/types.ts'
import type { Address, Hash } from 'viem'
import { expect, test, vi } from 'vitest'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { runBatches, startRun } from './connect-run.ts'
import { createRunStore } from './run-store.ts'

const sender = '0x00000000000000000000000000000000000a11ce' as const
const hash: Hash = `0x${'ab'.repeat(32)}`
const addressOf = (index: number): Address => `0x${(0xabc000 + index).toString(16).padStart(40, '0')}`
const makeRecipients = (count: number, amountOf = (index: number) => BigInt(index + 1) * 10n ** 18n) =>
  Array.from({ length: count }, (_, index) => ({
    address: addressOf(index),
    amount: amountOf(index),
    lines: [index + 1],
  }))

const facts: ChainFacts = {
  latestBlock: 1n,
  confirmations: 1,
  marks: [],
  logs: [],
  transactions: [],
  accountNonce: 0,
}
let databases = 0
const newStore = () => createRunStore(`kept-${++databases}`)

async function newRun(recipients: StoredList['recipients'], route: Route = 'native', store = newStore()) {
  const plan = planBatches({
    chainId: 56,
    sender,
    multiSender: '0x1111111111111111111111111111111111111111',
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    route,
    runNonce: `0x${'cd'.repeat(32)}`,
    recipients,
    limits: { gas: 250n, bytes: 10_000, reserveBps: 0 },
    gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
  })
  const [first] = plan.batches
  const paid = {
    ...facts,
    logs: plan.batches.map(({ id }) => ({ kind: 'sent' as const, id, blockNumber: 1n, transactionHash: hash })),
  }
  let isSent = false
  const chain: RunChain = {
    getBlockNumber: async () => 1n,
    getNonce: async () => 0,
    readFacts: async () => (isSent ? paid : facts),
    waitForBlockAfter: async () => {},
  }
  const list = { lines: [], recipients }
  const run = await startRun({ create: (each) => store.create(each, list), chain, plan, symbol: 'BNB', decimals: 18 })
  const send = async () => {
    isSent = true
    return hash
  }
  return { store, run, chain, send, first, options: { runId: run.summary.id, store, chain } }
}

test.each([
  ['of different amounts', makeRecipients(12)],
  ['of equal amounts', makeRecipients(12, () => 7n)],
])('the list of a run %s is read back from the bytes of its batches', async (_, recipients) => {
  const { run } = await newRun(recipients)
  expect(run.plan.batches.length).toBeGreaterThan(1)
  const { lines, recipients: read } = rebuildList(run)
  expect(read).toEqual(recipients)
  expect(lines.map(({ number, state }) => [number, state])).toEqual(recipients.map((_each, i) => [i + 1, 'accepted']))
})

test('a run that is there is left alone, and one that is gone is stored again as it was', async () => {
  const { store, run } = await newRun(makeRecipients(3))
  expect(await restoreRun(store, run)).toBe(false)
  await store.remove(run.summary.id)
  expect(await restoreRun(store, run)).toBe(true)
  expect(await store.load(run.summary.id)).toMatchObject({ plan: run.plan, records: run.records })
  expect(await store.list()).toMatchObject([{ ...run.summary, updatedAt: expect.any(Number) }])
  expect((await store.loadList(run.summary.id))?.recipients).toEqual(makeRecipients(3))
})

test('a run that was over when it was stored again is listed as finished', async () => {
  const { store, run } = await newRun(makeRecipients(3))
  await store.remove(run.summary.id)
  const records = run.records.map((record) => ({ ...record, state: 'reconciled' as const, minedHash: hash }))
  expect(await restoreRun(store, { ...run, records })).toBe(true)
  expect(await store.list()).toMatchObject([{ isFinished: true }])
})

test('a run whose site data is cleared while its batch is signed goes on, stored again with the hash', async () => {
  const { store, run, send, options } = await newRun(makeRecipients(3))
  const updates: RunProgress[] = []
  const sendBatch = async () => {
    await store.remove(run.summary.id)
    return send()
  }
  const last = await runBatches({ ...options, sendBatch, onProgress: (progress) => updates.push(progress) })
  expect(last).toMatchObject({ phase: 'finished', isRestored: true })
  expect(updates[0]?.isRestored, 'before it happened').toBeUndefined()
  expect((await store.load(run.summary.id))?.records).toMatchObject([{ state: 'reconciled', minedHash: hash }])
  expect((await store.list())[0]).toMatchObject({ id: run.summary.id, isFinished: true })
})

test('where it cannot be stored again the page still has the hash, and the run as a file that is believed', async () => {
  const { store, run, send, options } = await newRun(makeRecipients(3))
  const broken: RunStore = {
    ...store,
    create: () => Promise.reject(new AppError('storageUnavailable')),
  }
  const sendBatch = vi.fn(async () => {
    await store.remove(run.summary.id)
    return send()
  })
  let records = run.records
  const last = await runBatches({
    ...options,
    store: broken,
    sendBatch,
    onProgress: (progress) => {
      records = progress.records
    },
  })
  expect(last).toMatchObject({ phase: 'pausedAfterFailure', error: { code: 'runNotKept' } })
  expect(sendBatch).toHaveBeenCalledOnce()
  expect(records).toMatchObject([{ state: 'sent', hashes: [hash], isHandedOver: true }])

  const service = createListService(newStore())
  const file = await service.writeRun({ ...run, records })
  const expected = { multiSender: run.plan.multiSender, chainIds: [56] }
  expect(await service.checkImport(file, expected)).toMatchObject({ ok: true, summary: { id: run.summary.id } })
})

test('no prompt is opened for a batch whose record cannot be stored', async () => {
  const { store, run, options } = await newRun(makeRecipients(3))
  const broken: RunStore = { ...store, create: () => Promise.reject(new AppError('storageUnavailable')) }
  const sendBatch = vi.fn()
  const chain = {
    ...options.chain,
    getNonce: async () => {
      await store.remove(run.summary.id)
      return 0
    },
  }
  await expect(runBatches({ ...options, chain, store: broken, sendBatch })).rejects.toMatchObject({
    code: 'runNotKept',
  })
  expect(sendBatch).not.toHaveBeenCalled()
})
