import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import { describe, expect, test, vi } from 'vitest'
import { newRecord } from './batch-record.ts'
import { createMemoryStore } from './memory-store.ts'
import { restoreRun, startRun } from './store-run.ts'
import type { RunStore, StoredList } from './types.ts'

const sender = '0x00000000000000000000000000000000000a11ce' as const
const asset = { kind: 'native' } as const
const chain = { getBlockNumber: async () => 42n }
const makeRecipients = (count: number): StoredList['recipients'] =>
  Array.from({ length: count }, (_, index) => ({
    address: `0x${(0xabc000 + index).toString(16).padStart(40, '0')}`,
    amount: BigInt(index + 1),
    lines: [index + 1],
  }))
const planOf = (recipients: StoredList['recipients'], nonce: string) =>
  planBatches({
    chainId: 56,
    sender,
    multiSender: '0x1111111111111111111111111111111111111111',
    asset,
    mode: { kind: 'strict' },
    route: 'native',
    runNonce: `0x${nonce.repeat(32)}`,
    recipients,
    limits: { gas: 150n, bytes: 10_000, reserveBps: 0 },
    gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
  })

/** A run of as many recipients, three in each batch. */
const start = (store: RunStore, count = 6, nonce = 'ab') => {
  const recipients = makeRecipients(count)
  const create: Parameters<typeof startRun>[0]['create'] = (run) => store.create(run, { lines: [], recipients })
  return startRun({ create, chain, plan: planOf(recipients, nonce), symbol: 'BNB', decimals: 18 })
}
const unavailable = expect.objectContaining({ name: 'AppError', code: 'storageUnavailable' })

describe('a run in memory', () => {
  test('comes back as it was stored, and is changed by saveRecords alone', async () => {
    const store = createMemoryStore()
    const run = await start(store)
    const { id } = run.summary
    const loaded = await store.load(id)
    expect(loaded).toMatchObject(run)
    expect(await store.loadList(id)).toEqual({ lines: [], recipients: makeRecipients(6) })
    expect(await store.listJobs()).toEqual(run.plan.jobs)

    Object.assign(loaded?.records[0] ?? {}, { state: 'reconciled' })
    expect((await store.load(id))?.records).toEqual([newRecord({ number: 1 }), newRecord({ number: 2 })])
    const record = { ...newRecord({ number: 2 }), state: 'signing' as const, isHandedOver: true, nonce: 7 }
    await store.saveRecords(id, [record])
    expect((await store.load(id))?.records).toEqual([newRecord({ number: 1 }), record])
  })

  test('is finished, and in doubt, as its records say, and announced when it is', async () => {
    const store = createMemoryStore()
    const { id } = (await start(store)).summary
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    const end = (number: number) => ({ ...newRecord({ number }), state: 'stopped' as const })
    await store.saveRecords(id, [{ ...end(1), doubt: { why: 'declined' } }])
    expect(await store.list()).toMatchObject([{ isFinished: false, doubt: 'open' }])
    expect(listener).not.toHaveBeenCalled()

    await store.saveRecords(id, [end(1), end(2)])
    expect(await store.list()).toEqual([expect.objectContaining({ isFinished: true })])
    expect((await store.list())[0]).not.toHaveProperty('doubt')
    expect(listener).toHaveBeenCalledOnce()
    stop()
    await store.remove(id)
    expect(listener).toHaveBeenCalledOnce()
    expect(await store.load(id)).toBeUndefined()
  })

  test('is stored again when it is gone, and not twice', async () => {
    const store = createMemoryStore()
    const run = await start(store)
    await expect(start(store)).rejects.toEqual(unavailable)
    expect(await restoreRun(store, run)).toBe(false)
    await store.remove(run.summary.id)
    await expect(store.saveRecords(run.summary.id, [])).rejects.toEqual(unavailable)
    expect(await restoreRun(store, run)).toBe(true)
  })

  test('is found whole where another account has skipped some of its recipients: its own wallet may still pay them', async () => {
    const store = createMemoryStore()
    const { id } = (await start(store)).summary
    const list = { chainId: 56, asset, symbol: 'BNB', recipients: makeRecipients(6) }
    const skipped = [{ index: 0, recipient: sender, amount: 1n }]
    const paid = { ...newRecord({ number: 1 }), isHandedOver: true, state: 'paidByOther' as const, skipped }
    await store.saveRecords(id, [{ ...paid, paidBy: sender }])
    expect(await store.findAlike(list)).toMatchObject([{ shared: 6, isWhole: true }])
    await store.saveRecords(id, [{ ...paid, state: 'reconciled' }])
    expect(await store.findAlike(list)).toMatchObject([{ shared: 5, isWhole: false }])
  })

  test('is found when the same list is to be paid again, which is then stored with consent only', async () => {
    const store = createMemoryStore()
    const { id } = (await start(store)).summary
    const list = { chainId: 56, asset, symbol: 'BNB', recipients: makeRecipients(6).reverse() }
    const match = { runId: id, state: 'prepared', shared: 6, isWhole: true }
    expect(await store.findAlike(list)).toMatchObject([match])
    expect(await store.findAlike({ ...list, chainId: 97 })).toEqual([])

    const plan = planOf(makeRecipients(5), 'cd')
    const second = await startRun({ create: async () => {}, chain, plan, symbol: 'BNB', decimals: 18 })
    const stored = { lines: [], recipients: makeRecipients(5) }
    expect(await store.create(second, stored, [])).toMatchObject([{ runId: id, shared: 5, isWhole: false }])
    expect(await store.load(second.summary.id)).toBeUndefined()
    expect(await store.create(second, stored, [id])).toEqual([])
    expect(await store.list()).toHaveLength(2)
  })
})
