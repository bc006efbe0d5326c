// Runs one thing per key: later callers join it, and other tabs are kept out by a lock.
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { TransactionProgress } from './transaction-progress.ts'

type Listener = (progress: TransactionProgress) => void
type Run = { result: Promise<TransactionProgress>; listeners: Set<Listener>; last?: TransactionProgress }

const runs = new Map<string, Run>()

/** One run per key: a second click, or a page that comes back to it, joins the first and hears its last state. */
export function joinRun(
  key: string,
  listener: Listener | undefined,
  start: (report: Listener) => Promise<TransactionProgress>,
): Promise<TransactionProgress> {
  const running = runs.get(key)
  if (running) {
    if (listener) running.listeners.add(listener)
    if (running.last) listener?.(running.last)
    return running.result
  }

  const listeners = new Set(listener ? [listener] : [])
  const report = (progress: TransactionProgress) => {
    run.last = progress
    for (const each of listeners) each(progress)
  }
  const run: Run = { listeners, result: Promise.resolve().then(() => start(report)) }
  runs.set(key, run)
  run.result = run.result.finally(() => runs.delete(key))
  return run.result
}

/**
 * Holds the key against other tabs while `work` runs.
 *
 * @throws AppError `runningElsewhere` when another tab holds it.
 */
export async function withLock<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  return locks.request(`saleyard:${key}`, { ifAvailable: true }, (lock) => {
    if (!lock) throw new AppError('runningElsewhere')
    return work()
  }) as Promise<Result>
}
