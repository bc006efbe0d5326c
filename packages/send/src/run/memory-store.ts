import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { type BatchRecord, isEnded } from './batch-record.ts'
import { type ComparedList, compareLists, mayBeAlike, sortMatches, toComparedList } from './compare-lists.ts'
import { findDoubt } from './doubt.ts'
import { fingerprintPayments } from './fingerprint.ts'
import type { RunMatch, RunStore, RunSummary, StoredList, StoredRun } from './types.ts'

type KeptRun = { run: StoredRun; list: StoredList }

/**
 * Stores runs in the memory of this process, for tests and for programs that write them elsewhere. Every run is copied
 * when it is stored and when it is loaded, so that only `saveRecords` changes one.
 *
 * The contents end with the process, and with them all that is known of transactions that are not mined yet: a program
 * that may be stopped in between must write them to a disk.
 *
 * All methods throw as {@link RunStore} documents: AppError `storageUnavailable` for a run that exists twice or not at
 * all.
 */
export function createMemoryStore(): RunStore {
  const runs = new Map<string, KeptRun>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  return {
    async create(run, list, agreed) {
      const { id, chainId, symbol } = run.summary
      const { asset, jobs } = run.plan
      if (runs.has(id)) throw unavailable(`Run ${id} is there already`)
      const compared = toComparedList({ chainId, asset, symbol, recipients: list.recipients })
      const alike = agreed ? findAlike(runs, compared) : []
      const unagreed = alike.filter(({ runId }) => !agreed?.includes(runId))
      if (unagreed.length > 0) return unagreed
      const print = { whole: compared.whole, jobs, ...(compared.token && { token: compared.token }) }
      runs.set(id, structuredClone({ run: { ...run, summary: { ...run.summary, print } }, list }))
      notify()
      return []
    },
    findAlike: async (list) => findAlike(runs, toComparedList(list)),
    listJobs: async () => [...runs.values()].flatMap(({ run }) => run.plan.jobs),
    load: async (id) => structuredClone(runs.get(id)?.run),
    loadList: async (id) => structuredClone(runs.get(id)?.list),
    list: async () =>
      [...runs.values()]
        .map(({ run }) => structuredClone(run.summary))
        .sort((left, right) => right.createdAt - left.createdAt),
    async saveRecords(id, records) {
      const kept = runs.get(id)
      if (!kept) throw unavailable(`No run ${id}`)
      const { isFinished } = kept.run.summary
      kept.run = withRecords(kept.run, structuredClone(records))
      if (kept.run.summary.isFinished !== isFinished) notify()
    },
    async remove(id) {
      runs.delete(id)
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function withRecords(run: StoredRun, changed: BatchRecord[]): StoredRun {
  const records = run.records.map((record) => changed.find(({ number }) => number === record.number) ?? record)
  const { doubt: _doubt, ...known } = run.summary
  const doubt = findDoubt(records)
  const summary: RunSummary = {
    ...known,
    isFinished: records.every(isEnded),
    ...(doubt && { doubt }),
    updatedAt: Date.now(),
  }
  return { ...run, summary, records }
}

function findAlike(runs: ReadonlyMap<string, KeptRun>, list: ComparedList): RunMatch[] {
  const matches = [...runs.values()].flatMap(({ run, list: { recipients } }) => {
    if (!mayBeAlike(run.summary, list)) return []
    const payments = { each: fingerprintPayments(recipients), counts: run.plan.batches.map(({ count }) => count) }
    return compareLists({ ...run, payments }, list) ?? []
  })
  return sortMatches(matches, list)
}

function unavailable(message: string): AppError {
  return new AppError('storageUnavailable', { cause: new Error(message) })
}
