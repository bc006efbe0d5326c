// Stores the runs of this device in IndexedDB, and notifies other windows of changes.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { withLock } from '@saleyard/chain/with-lock.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { type BatchRecord, isEnded } from '@saleyard/send/run/batch-record.ts'
import {
  type ComparedList,
  compareLists,
  mayBeAlike,
  type StoredPayments,
  sortMatches,
  toComparedList,
} from '@saleyard/send/run/compare-lists.ts'
import { findDoubt } from '@saleyard/send/run/doubt.ts'
import { fingerprintPayments } from '@saleyard/send/run/fingerprint.ts'
import { repairRecord } from '@saleyard/send/run/repair-record.ts'
import type { RunMatch, RunStore, RunSummary, StoredList, StoredRun } from '@saleyard/send/run/types.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { toStorageError } from '@/lib/storage/to-storage-error.ts'
import { openRunsDatabase, type RunDatabase, type RunTransaction, runStores } from './runs-database.ts'

/** Creates a store of runs, which opens its database on first use. */
export function createRunStore(name = 'saleyard-runs'): RunStore {
  const listeners = new Set<() => void>()
  let database: Promise<RunDatabase> | undefined
  let channel: BroadcastChannel | undefined
  const forget = () => {
    database = undefined
  }
  const use = async <Result>(work: (database: RunDatabase) => Promise<Result>): Promise<Result> => {
    try {
      database ??= openRunsDatabase(name, forget)
      return await work(await database)
    } catch (cause) {
      forget()
      throw toStorageError(cause)
    }
  }
  // The channel notifies other windows, and this one of what its list worker stores.
  const connect = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', notify)
    // In Node an open channel would keep the process alive.
    ;(channel as { unref?: () => void }).unref?.()
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const changed = () => {
    connect()
    channel?.postMessage('changed')
    notify()
  }

  return {
    create: async (run, list, agreed) => {
      const unconfirmed = await use((opened) => create(opened, run, list, agreed))
      if (unconfirmed.length === 0) changed()
      return unconfirmed
    },
    findAlike: (list) => use((opened) => findAlike(opened.transaction(runStores, 'readonly'), toComparedList(list))),
    listJobs: () => use(listJobs),
    load: (id) => use((opened) => load(opened, id)),
    loadList: (id) => use((opened) => loadList(opened, id)),
    list: () => use(list),
    saveRecords: async (id, records) => {
      if (await use((opened) => saveRecords(opened, id, records))) changed()
    },
    remove: async (id) => {
      await use((opened) => remove(opened, id))
      changed()
    },
    subscribe: (listener) => {
      connect()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

// Comparing and storing are one transaction: if two windows store at once, the second one sees the first one's run.
async function create(
  database: RunDatabase,
  { summary, plan, records }: StoredRun,
  list: StoredList,
  agreed: readonly string[] | undefined,
): Promise<RunMatch[]> {
  const { id, chainId, symbol } = summary
  const { recipients } = list
  const like = toComparedList({ chainId, asset: plan.asset, symbol, recipients })
  const { each, whole, token } = like
  const print = { whole, jobs: plan.jobs, ...(token && { token }) }

  const transaction = database.transaction(runStores, 'readwrite', { durability: 'strict' })
  const alike = agreed ? await findAlike(transaction, like) : []
  const unconfirmed = alike.filter(({ runId }) => !agreed?.includes(runId))
  if (unconfirmed.length > 0) return unconfirmed
  await Promise.all([
    transaction.objectStore('summaries').add({ ...summary, print }),
    transaction.objectStore('plans').add({ id, plan }),
    transaction.objectStore('lists').add({ id, ...list }),
    transaction.objectStore('prints').add({ id, each, counts: plan.batches.map(({ count }) => count) }),
    ...records.map((record) => transaction.objectStore('records').add({ ...record, runId: id })),
    transaction.done,
  ])
  return []
}

type Reading = RunTransaction<'readonly'> | RunTransaction<'readwrite'>

/**
 * Finds the runs that pay a list again. With one transaction, no other window can store a run in between.
 *
 * @returns The most similar runs first, then the newest.
 */
async function findAlike(transaction: Reading, list: ComparedList): Promise<RunMatch[]> {
  const summaries = await transaction.objectStore('summaries').getAll()
  const matches: RunMatch[] = []
  for (const summary of summaries.filter((each) => mayBeAlike(each, list))) {
    const match = await compare(transaction, summary, list)
    if (match) matches.push(match)
  }
  return sortMatches(matches, list)
}

async function compare(transaction: Reading, summary: RunSummary, list: ComparedList): Promise<RunMatch | undefined> {
  const { id } = summary
  const records = await transaction.objectStore('records').getAll(rangeOf(id))
  return compareLists({ summary, records, payments: await readPayments(transaction, id) }, list)
}

async function readPayments(transaction: Reading, id: string): Promise<StoredPayments | undefined> {
  const stored = await transaction.objectStore('prints').get(id)
  if (stored) return stored
  // The run was stored by an earlier version.
  const [list, planned] = await Promise.all([
    transaction.objectStore('lists').get(id),
    transaction.objectStore('plans').get(id),
  ])
  if (!list || !planned) return undefined
  return { each: fingerprintPayments(list.recipients), counts: planned.plan.batches.map(({ count }) => count) }
}

async function listJobs(database: RunDatabase): Promise<bigint[]> {
  // One transaction: between two of them another tab's upgrade could close the connection.
  const transaction = database.transaction(['summaries', 'plans'])
  const summaries = await transaction.objectStore('summaries').getAll()
  const plans = transaction.objectStore('plans')
  const jobs = summaries.map(async ({ id, print }) => print?.jobs ?? (await plans.get(id))?.plan.jobs ?? [])
  return (await Promise.all(jobs)).flat()
}

async function load(database: RunDatabase, id: string): Promise<StoredRun | undefined> {
  const transaction = database.transaction(['summaries', 'plans', 'records'])
  const [summary, stored, records] = await Promise.all([
    transaction.objectStore('summaries').get(id),
    transaction.objectStore('plans').get(id),
    transaction.objectStore('records').getAll(rangeOf(id)),
  ])
  if (!summary || !stored) return undefined
  const { plan } = stored
  if (!isPlan(plan)) throw new AppError('runDamaged')
  const byNumber = new Map(records.map(({ runId: _runId, ...record }) => [record.number, record]))
  // Without this, a batch without its record would count as never signed.
  const repaired = plan.batches.map(({ number }) => repairRecord(byNumber.get(number), number))
  const damaged = repaired.flatMap(({ record, isDamaged }) => (isDamaged ? [record.number] : []))
  const run = { summary, plan, records: repaired.map(({ record }) => record) }
  return damaged.length > 0 ? { ...run, damaged } : run
}

function isPlan(plan: Partial<Plan> | undefined): plan is Plan {
  return Array.isArray(plan?.batches) && Array.isArray(plan.jobs) && typeof plan.route === 'string'
}

async function loadList(database: RunDatabase, id: string): Promise<StoredList | undefined> {
  const stored = await database.get('lists', id)
  return stored && { lines: stored.lines, recipients: stored.recipients }
}

async function list(database: RunDatabase): Promise<RunSummary[]> {
  const summaries = await database.getAll('summaries')
  return summaries.sort((left, right) => right.createdAt - left.createdAt)
}

/**
 * Saves records with strict durability: they must be on the disk before the wallet opens.
 *
 * @returns Whether the run has ended with this, or is open again.
 */
async function saveRecords(database: RunDatabase, id: string, records: BatchRecord[]): Promise<boolean> {
  const transaction = database.transaction(['summaries', 'records'], 'readwrite', { durability: 'strict' })
  const summary = await transaction.objectStore('summaries').get(id)
  if (!summary) throw new Error(`No run ${id}`)
  await Promise.all(records.map((record) => transaction.objectStore('records').put({ ...record, runId: id })))

  const stored = await transaction.objectStore('records').getAll(rangeOf(id))
  const known = { isFinished: stored.every(isEnded), doubt: findDoubt(stored) }
  await transaction.objectStore('summaries').put({ ...summary, ...known, updatedAt: Date.now() })
  await transaction.done
  return known.isFinished !== summary.isFinished
}

async function remove(database: RunDatabase, id: string): Promise<void> {
  const transaction = database.transaction(runStores, 'readwrite')
  await Promise.all([
    transaction.objectStore('summaries').delete(id),
    transaction.objectStore('plans').delete(id),
    transaction.objectStore('lists').delete(id),
    transaction.objectStore('prints').delete(id),
    transaction.objectStore('records').delete(rangeOf(id)),
    transaction.done,
  ])
}

function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}

/**
 * Removes a run from this device, with its plan, list and records, and the signature over its memos.
 *
 * @throws AppError `runningElsewhere` while this or another tab is sending it; `storageUnavailable`.
 */
export function removeRun(store: Pick<RunStore, 'remove'>, runId: string): Promise<void> {
  return withLock(`run:${runId}`, async () => {
    await store.remove(runId)
    safeLocalStorage.removeItem(memoSignatureKey(runId))
  })
}

/**
 * Removes a run without any signature. It stays if another tab has submitted a batch to a wallet in the meantime.
 *
 * @throws AppError `runningElsewhere`, `storageUnavailable`.
 */
export function removeUntouchedRun(store: Pick<RunStore, 'load' | 'remove'>, runId: string): Promise<void> {
  return withLock(`run:${runId}`, async () => {
    const run = await store.load(runId)
    if (run?.records.every(({ isHandedOver }) => !isHandedOver)) await store.remove(runId)
  })
}

/**
 * Whether a summary has all fields that the page shows: one that a damaged disk has cut short must not break the page.
 */
export function isSummary({
  id,
  createdAt,
  chainId,
  symbol,
  decimals,
  recipients,
  total,
}: Partial<RunSummary>): boolean {
  const areNumbers = [createdAt, chainId, decimals, recipients].every(Number.isSafeInteger)
  return areNumbers && typeof id === 'string' && typeof symbol === 'string' && typeof total === 'bigint'
}

/** Where the payer's signature over the memos of a run is, in localStorage. */
export const memoSignatureKey = (runId: string) => `receipt-memos-${runId}`

/** The runs of this device. */
export const runStore = createRunStore()
