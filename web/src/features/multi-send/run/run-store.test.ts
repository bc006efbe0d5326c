import 'fake-indexeddb/auto'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { Asset, Plan } from '@saleyard/send/plan/types.ts'
import { newRecord } from '@saleyard/send/run/batch-record.ts'
import type { RunStore, StoredList, StoredRun } from '@saleyard/send/run/types.ts'
import { openDB } from 'idb'
import type { Address } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '@/lib/storage/to-storage-error.ts'
import { startRun } from './connect-run.ts'
import { createRunStore, removeUntouchedRun } from './run-store.ts'

const sender = '0x00000000000000000000000000000000000a11ce' as const
let databases = 0

describe('createRunStore', () => {
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
      recipients: [1n, 2n, 3n].map((amount, index) => ({
        address: sender,
        amount: amount << 200n,
        lines: [index + 1],
      })),
      limits: { gas: 100n, bytes: 10_000, reserveBps: 0 },
      gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
    })
  const list: StoredList = {
    lines: [{ number: 1, text: '', state: 'ignored', why: 'blank' }],
    recipients: [{ address: sender, amount: 1n << 200n, lines: [1] }],
  }
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
})

describe('findAlike', () => {
  const coin: Asset = { kind: 'native' }
  const token: Asset = { kind: 'erc20', token: `0x${'70'.repeat(20)}` }
  const addressOf = (index: number): Address => `0x${(0xabc000 + index).toString(16).padStart(40, '0')}`
  const makeRecipients = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      address: addressOf(index),
      amount: BigInt(index + 1),
      lines: [index + 1],
    }))

  let runs = 0
  type Change = { asset?: Asset; chainId?: number; createdAt?: number }

  /** A run of three batches, as the page stores it. */
  function newRun(recipients: StoredList['recipients'], { asset = coin, chainId = 56, createdAt = 0 }: Change = {}) {
    runs += 1
    const plan = planBatches({
      chainId,
      sender,
      multiSender: '0x1111111111111111111111111111111111111111',
      asset,
      mode: { kind: 'skip', gasCap: 100_000n },
      route: asset.kind === 'native' ? 'native' : 'tokenFrom',
      runNonce: `0x${runs.toString(16).padStart(64, '0')}`,
      recipients,
      limits: { gas: BigInt(Math.ceil(recipients.length / 3)) * 50n, bytes: 1_000_000, reserveBps: 0 },
      gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
    })
    const { runNonce: id, total, batches } = plan
    const summary = {
      ...{ id, createdAt, updatedAt: createdAt, chainId, sender, symbol: 'BNB', decimals: 18, total, notedBlock: 0n },
      ...{ recipients: recipients.length, batches: batches.length, isFinished: false, isPersistent: true },
    }
    const run: StoredRun = { summary, plan, records: batches.map(newRecord) }
    return { run, list: { lines: [], recipients } satisfies StoredList }
  }
  const newStore = () => createRunStore(`alike-${++databases}`)
  async function storeRun(store: RunStore, recipients: StoredList['recipients'], change?: Change): Promise<string> {
    const { run, list } = newRun(recipients, change)
    await store.create(run, list)
    return run.summary.id
  }
  const find = (store: RunStore, recipients: StoredList['recipients'], { asset = coin, chainId = 56 }: Change = {}) =>
    store.findAlike({ chainId, asset, symbol: 'BNB', recipients })

  describe('a list that is about to be paid', () => {
    test('is the list of a run, in whatever order, with what became of that run', async () => {
      const store = newStore()
      const runId = await storeRun(store, makeRecipients(9), { createdAt: 42 })
      const match = { runId, createdAt: 42, shared: 9, isWhole: true }
      expect(await find(store, makeRecipients(9).reverse())).toEqual([{ ...match, state: 'prepared' }])
      await store.saveRecords(runId, [{ ...newRecord({ number: 1 }), state: 'signing', isHandedOver: true }])
      expect(await find(store, makeRecipients(9))).toEqual([{ ...match, state: 'open' }])
      await store.saveRecords(
        runId,
        [1, 2, 3].map((number) => ({ ...newRecord({ number }), state: 'reconciled', isHandedOver: true })),
      )
      expect(await find(store, makeRecipients(9))).toEqual([{ ...match, state: 'finished' }])
    })

    test('is like a run that pays all but one of the same, and the most alike comes first', async () => {
      const store = newStore()
      const half = await storeRun(store, makeRecipients(100), { createdAt: 3 })
      const changed = await storeRun(
        store,
        makeRecipients(200).with(7, { address: addressOf(7), amount: 1n, lines: [8] }),
      )
      await storeRun(store, makeRecipients(99))
      expect(await find(store, makeRecipients(200))).toMatchObject([
        { runId: changed, shared: 199, isWhole: false },
        { runId: half, shared: 100, isWhole: false },
      ])
    })

    test.each([
      ['another chain', { chainId: 97 }],
      ['another token', { asset: token }],
    ])('is not the list of a run in %s', async (_, change) => {
      const store = newStore()
      await storeRun(store, makeRecipients(9), change)
      expect(await find(store, makeRecipients(9))).toEqual([])
      expect(await find(store, makeRecipients(9), change)).toHaveLength(1)
    })

    test('is not compared with payments that a run has given up or skipped', async () => {
      const store = newStore()
      const runId = await storeRun(store, makeRecipients(9))
      const skipped = [{ index: 1, recipient: addressOf(7), amount: 8n }]
      await store.saveRecords(runId, [
        { ...newRecord({ number: 1 }), state: 'stopped' },
        { ...newRecord({ number: 2 }), state: 'cancelled', isHandedOver: true },
        { ...newRecord({ number: 3 }), state: 'reconciled', isHandedOver: true, skipped },
      ])
      expect(await find(store, makeRecipients(9).slice(0, 6)), 'given up').toEqual([])
      expect(await find(store, makeRecipients(9).slice(7, 8)), 'skipped').toEqual([])
      expect(await find(store, [makeRecipients(9)[6], makeRecipients(9)[8]] as never)).toMatchObject([
        { runId, shared: 2, isWhole: true },
      ])
    })

    test('is compared with runs of earlier versions by their lists', async () => {
      const { run, list } = newRun(makeRecipients(9))
      const database = await openDB(`alike-${++databases}`, 2, {
        upgrade(opened) {
          for (const name of ['summaries', 'plans', 'lists']) opened.createObjectStore(name, { keyPath: 'id' })
          opened.createObjectStore('records', { keyPath: ['runId', 'number'] })
        },
      })
      const { id } = run.summary
      await database.put('summaries', run.summary)
      await database.put('plans', { id, plan: run.plan })
      await database.put('lists', { id, ...list })
      for (const record of run.records) await database.put('records', { ...record, runId: id })
      database.close()

      const store = createRunStore(`alike-${databases}`)
      expect(await find(store, makeRecipients(9).slice(1))).toMatchObject([{ runId: id, shared: 8, isWhole: false }])
      expect(
        await find(store, makeRecipients(9), { asset: token }),
        'its token is not known without its plan',
      ).toHaveLength(1)
      expect(await store.listJobs()).toEqual(run.plan.jobs)
      expect(await store.load(id)).toEqual(run)
    })

    // After one step the connection is closed while its first read is on its way.
    test.each([0, 1])('names its jobs while another tab upgrades: %i steps before', async (steps) => {
      const { run, list } = newRun(makeRecipients(9))
      const name = `alike-${++databases}`
      const store = createRunStore(name)
      await store.create(run, list)
      // As an earlier version stored it: its jobs are in its plan alone.
      const database = await openDB(name)
      await database.put('summaries', run.summary)
      database.close()

      const later = openDB(name, 6)
      for (let step = 0; step < steps; step++) await new Promise((resolve) => setImmediate(resolve))
      expect(await store.listJobs()).toEqual(run.plan.jobs)
      ;(await later).close()
    })

    test.each([3, 4])('of version %i is loaded as it was, and kept from builds of that version', async (version) => {
      const { run, list } = newRun(makeRecipients(9))
      const name = `alike-${++databases}`
      const database = await openDB(name, version, {
        upgrade(opened) {
          for (const store of ['summaries', 'plans', 'lists', 'prints'])
            opened.createObjectStore(store, { keyPath: 'id' })
          opened.createObjectStore('records', { keyPath: ['runId', 'number'] })
        },
      })
      const { id } = run.summary
      await database.put('summaries', run.summary)
      await database.put('plans', { id, plan: run.plan })
      await database.put('lists', { id, ...list })
      for (const record of run.records) await database.put('records', { ...record, runId: id })
      database.close()

      const store = createRunStore(name)
      expect(await store.load(id)).toEqual(run)
      expect(await store.loadList(id)).toEqual(list)
      const former = openDatabase(() => openDB(name, version))
      await expect(former).rejects.toMatchObject({ code: 'storageNewer' })
    })

    test('is compared by count and total with an earlier run whose list is gone, and by its fingerprint with a later one', async () => {
      const store = newStore()
      const [old, young] = [
        await storeRun(store, makeRecipients(9), { createdAt: 1 }),
        await storeRun(store, makeRecipients(9)),
      ]
      const database = await openDB(`alike-${databases}`)
      const { print: _print, ...summary } = await database.get('summaries', old)
      await database.put('summaries', summary)
      for (const id of [old, young]) for (const name of ['prints', 'lists']) await database.delete(name, id)
      database.close()

      const others = makeRecipients(9).with(0, { address: addressOf(50), amount: 1n, lines: [1] })
      expect(await find(store, others)).toEqual([{ runId: old, createdAt: 1, state: 'prepared', isWhole: true }])
      expect((await find(store, makeRecipients(9))).map(({ runId, shared }) => [runId, shared])).toEqual([
        [old, undefined],
        [young, 9],
      ])
      expect(await find(store, makeRecipients(8))).toEqual([])
    })
  })

  describe('of two windows that store the same list at the same moment', () => {
    test('one does, and the other learns of it', async () => {
      const windows = [newStore(), createRunStore(`alike-${databases}`)]
      const made = windows.map(() => newRun(makeRecipients(9)))
      const answers = await Promise.all(
        made.map(({ run, list }, index) => (windows[index] ?? newStore()).create(run, list, [])),
      )
      const winner = answers.findIndex((inTheWay) => inTheWay.length === 0)
      expect(answers[1 - winner]).toMatchObject([
        { runId: made[winner]?.run.summary.id, isWhole: true, state: 'prepared' },
      ])
      expect(await windows[0]?.list()).toHaveLength(1)

      const { run, list } = newRun(makeRecipients(9))
      const known = made[winner]?.run.summary.id ?? ''
      expect(await windows[1 - winner]?.create(run, list, [known]), 'once its user has agreed').toEqual([])
      expect(await windows[0]?.list()).toHaveLength(2)
    })

    test('each hears at once when the other has stored, ended or removed a run', async () => {
      const [here, there] = [newStore(), createRunStore(`alike-${databases}`)]
      const onChange = vi.fn()
      const stop = here.subscribe(onChange)
      const runId = await storeRun(there, makeRecipients(3))
      await expect.poll(() => onChange).toHaveBeenCalledTimes(1)
      const ends = [1, 2, 3].map((number) => ({ ...newRecord({ number }), state: 'stopped' as const }))
      await there.saveRecords(runId, ends.slice(0, 1))
      await there.saveRecords(runId, ends)
      await expect.poll(() => onChange).toHaveBeenCalledTimes(2)
      await there.remove(runId)
      await expect.poll(() => onChange).toHaveBeenCalledTimes(3)
      stop()
      await storeRun(here, makeRecipients(3))
      expect(onChange).toHaveBeenCalledTimes(3)
    })
  })
})
