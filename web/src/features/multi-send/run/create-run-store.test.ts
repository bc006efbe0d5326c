import 'fake-indexeddb/auto'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { newRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredList } from '@saleyard/send/run/types.ts'
import { describe, expect, test, vi } from 'vitest'
import { startRun } from './connect-run.ts'
import { createRunStore, removeUntouchedRun } from './run-store.ts'

const sender = '0x00000000000000000000000000000000000a11ce' as const
const chain = { getBlockNumber: () => Promise.resolve(42n) }
const planOf = (nonce: string): Plan =>
  planBatches({
    chainId: 56,
    sender,
    multiSender: '0x1111111111111111111111111111111111111111',
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    route: 'native',
    runNonce: `0x${nonce.repeat(32)}`,
    recipients: [1n, 2n, 3n].map((amount, index) => ({ address: sender, amount: amount << 200n, lines: [index + 1] })),
    limits: { gas: 100n, bytes: 10_000, reserveBps: 0 },
    gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
  })
const list: StoredList = {
  lines: [{ number: 1, text: '', state: 'ignored', why: 'blank' }],
  recipients: [{ address: sender, amount: 1n << 200n, lines: [1] }],
}
let databases = 0
const newStore = () => createRunStore(`store-${++databases}`)
const start = (store = newStore(), plan = planOf('ab')) =>
  startRun({
    create: (run) => store.create(run, list),
    chain,
    plan,
    symbol: 'BNB',
    decimals: 18,
  })

describe('a run on this device', () => {
  test('comes back as it was saved, bytes and large amounts included', async () => {
    const store = newStore()
    const run = await start(store)
    const print = { whole: expect.stringMatching(/^0x[0-9a-f]{64}$/), jobs: run.plan.jobs }
    expect(await store.load(run.summary.id)).toEqual({ ...run, summary: { ...run.summary, print } })
    expect(await store.loadList(run.summary.id)).toEqual(list)
    expect(run.summary).toMatchObject({
      notedBlock: 42n,
      batches: 2,
      recipients: 3,
      total: 6n << 200n,
      isFinished: false,
    })
    expect(run.records).toEqual([newRecord({ number: 1 }), newRecord({ number: 2 })])
  })

  test('keeps a changed record and leaves the others alone', async () => {
    const store = newStore()
    const { summary } = await start(store)
    const record = { ...newRecord({ number: 2 }), state: 'signing' as const, isHandedOver: true, nonce: 7 }
    await store.saveRecords(summary.id, [record])
    expect((await store.load(summary.id))?.records).toEqual([newRecord({ number: 1 }), record])
  })

  test('is finished when every batch is final or cancelled', async () => {
    const store = newStore()
    const { summary } = await start(store)
    await store.saveRecords(summary.id, [{ ...newRecord({ number: 1 }), state: 'reconciled' }])
    expect(await store.list()).toMatchObject([{ isFinished: false }])
    await store.saveRecords(summary.id, [{ ...newRecord({ number: 2 }), state: 'cancelled' }])
    expect(await store.list()).toMatchObject([{ isFinished: true }])
  })

  test('is listed newest first without its plan, and can be removed with all its records', async () => {
    const store = newStore()
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
    const old = await start(store)
    vi.setSystemTime(2000)
    const young = await start(store, planOf('cd'))
    vi.useRealTimers()
    expect((await store.list()).map(({ id }) => id)).toEqual([young.summary.id, old.summary.id])

    await store.remove(old.summary.id)
    expect(await store.load(old.summary.id)).toBeUndefined()
    expect((await store.load(young.summary.id))?.records).toHaveLength(2)
    await store.create(old, list)
    expect(await store.load(old.summary.id)).toMatchObject(old)
  })

  test('is left behind only while none of its batches was handed to a wallet, by whatever tab', async () => {
    const store = newStore()
    const { summary } = await start(store)
    const record = { ...newRecord({ number: 2 }), isHandedOver: true }
    await store.saveRecords(summary.id, [record])
    await removeUntouchedRun(store, summary.id)
    expect(await store.load(summary.id)).toBeDefined()

    await store.saveRecords(summary.id, [newRecord({ number: 2 })])
    await removeUntouchedRun(store, summary.id)
    expect(await store.load(summary.id)).toBeUndefined()
  })

  test('is seen by another tab', async () => {
    const store = newStore()
    const run = await start(store)
    expect(await createRunStore(`store-${databases}`).load(run.summary.id)).toMatchObject(run)
  })
})

describe('error: storageUnavailable', () => {
  const unavailable = expect.objectContaining({ name: 'AppError', code: 'storageUnavailable' })

  test('the same plan cannot be started twice', async () => {
    const store = newStore()
    await start(store)
    await expect(start(store)).rejects.toEqual(unavailable)
  })

  test('without IndexedDB no run starts', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await expect(start()).rejects.toEqual(unavailable)
    vi.unstubAllGlobals()
  })

  test('a record of a run that was removed cannot be saved', async () => {
    const store = newStore()
    const { summary } = await start(store)
    await store.remove(summary.id)
    await expect(store.saveRecords(summary.id, [newRecord({ number: 1 })])).rejects.toEqual(unavailable)
  })
})

test('the browser is asked to keep the storage, and its answer is noted', async () => {
  const persist = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('navigator', { storage: { persist } })
  expect((await start()).summary.isPersistent).toBe(true)
  vi.unstubAllGlobals()
  expect((await start()).summary.isPersistent).toBe(false)
  expect(persist).toHaveBeenCalledOnce()
})
