import { AppError } from '../../../lib/errors/app-error.ts'
import { isEnded } from '../core/is-ended.ts'
import type { BatchRecord } from '../core/record-types.ts'
import { openRuns, type RunDatabase } from './open-runs.ts'
import { findDoubt } from './read-declined-risk.ts'
import type { RunStore, RunSummary, StoredList, StoredRun } from './types.ts'

const all = ['summaries', 'plans', 'lists', 'records'] as const

/** Opens the runs on this device, on first use. */
export function createRunStore(name = 'saleyard-runs'): RunStore {
  let database: Promise<RunDatabase> | undefined
  const forget = () => {
    database = undefined
  }
  const use = async <Result>(work: (database: RunDatabase) => Promise<Result>): Promise<Result> => {
    try {
      database ??= openRuns(name, forget)
      return await work(await database)
    } catch (cause) {
      forget()
      throw new AppError('storageUnavailable', { cause })
    }
  }
  return {
    create: (run, list) => use((opened) => create(opened, run, list)),
    load: (id) => use((opened) => load(opened, id)),
    loadList: (id) => use((opened) => loadList(opened, id)),
    list: () => use(list),
    saveRecords: (id, records) => use((opened) => saveRecords(opened, id, records)),
    remove: (id) => use((opened) => remove(opened, id)),
  }
}

async function create(database: RunDatabase, { summary, plan, records }: StoredRun, list: StoredList): Promise<void> {
  const transaction = database.transaction(all, 'readwrite', { durability: 'strict' })
  await Promise.all([
    transaction.objectStore('summaries').add(summary),
    transaction.objectStore('plans').add({ id: summary.id, plan }),
    transaction.objectStore('lists').add({ id: summary.id, ...list }),
    ...records.map((record) => transaction.objectStore('records').add({ ...record, runId: summary.id })),
    transaction.done,
  ])
}

async function load(database: RunDatabase, id: string): Promise<StoredRun | undefined> {
  const transaction = database.transaction(['summaries', 'plans', 'records'])
  const [summary, stored, records] = await Promise.all([
    transaction.objectStore('summaries').get(id),
    transaction.objectStore('plans').get(id),
    transaction.objectStore('records').getAll(rangeOf(id)),
  ])
  if (!summary || !stored) return undefined
  // A batch without its record would count as never signed.
  if (records.length !== stored.plan.batches.length) throw new Error(`Run ${id} lacks records`)
  return { summary, plan: stored.plan, records: records.map(({ runId: _runId, ...record }) => record) }
}

async function loadList(database: RunDatabase, id: string): Promise<StoredList | undefined> {
  const stored = await database.get('lists', id)
  return stored && { lines: stored.lines, recipients: stored.recipients }
}

async function list(database: RunDatabase): Promise<RunSummary[]> {
  const summaries = await database.getAll('summaries')
  return summaries.sort((left, right) => right.createdAt - left.createdAt)
}

// Strict: the record must be on the disk before the wallet opens.
async function saveRecords(database: RunDatabase, id: string, records: BatchRecord[]): Promise<void> {
  const transaction = database.transaction(['summaries', 'records'], 'readwrite', { durability: 'strict' })
  const summary = await transaction.objectStore('summaries').get(id)
  if (!summary) throw new Error(`No run ${id}`)
  await Promise.all(records.map((record) => transaction.objectStore('records').put({ ...record, runId: id })))

  const stored = await transaction.objectStore('records').getAll(rangeOf(id))
  const known = { isFinished: stored.every(isEnded), doubt: findDoubt(stored) }
  await transaction.objectStore('summaries').put({ ...summary, ...known, updatedAt: Date.now() })
  await transaction.done
}

async function remove(database: RunDatabase, id: string): Promise<void> {
  const transaction = database.transaction(all, 'readwrite')
  await Promise.all([
    transaction.objectStore('summaries').delete(id),
    transaction.objectStore('plans').delete(id),
    transaction.objectStore('lists').delete(id),
    transaction.objectStore('records').delete(rangeOf(id)),
    transaction.done,
  ])
}

function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}
