// Allows one run per key: later callers join it.
import type { TransactionProgress } from './transaction-progress.ts'

type Listener = (progress: TransactionProgress) => void
type Run = { result: Promise<TransactionProgress>; listeners: Set<Listener>; last?: TransactionProgress }

const runs = new Map<string, Run>()
const watchers = new Set<() => void>()

/** Calls a listener whenever a run begins, goes on or ends; returns the way to stop that. */
export function watchRuns(listener: () => void): () => void {
  watchers.add(listener)
  return () => void watchers.delete(listener)
}

/** Whether a run of this key is on its way to the wallet: there is no record of it yet, and the wallet may open any time. */
export function isPreparing(key: string): boolean {
  const run = runs.get(key)
  return run !== undefined && (run.last === undefined || run.last.state === 'simulating')
}

function changed(): void {
  for (const each of watchers) each()
}

/**
 * Starts or joins the run of a key: a second click, or a page that opens again, joins the first run and gets its last
 * state.
 */
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
    changed()
  }
  const run: Run = { listeners, result: Promise.resolve().then(() => start(report)) }
  runs.set(key, run)
  run.result = run.result.finally(() => {
    runs.delete(key)
    changed()
  })
  changed()
  return run.result
}
