// Holds the state of a fold in memory, and takes logs into it, at once or in slices that let others run.

import type { Address } from 'viem'
import { type BalanceFold, type Fold, type FoldEvent, type HistoryLog, type LogPlace, logsAmiss } from './fold.ts'

/** The state of a fold after its last log. */
export type Ledger<Entry, Totals> = {
  /** In lower case. */
  contract: Address
  entries: Map<string, Entry>
  totals: Totals
  /** The last log that was taken. */
  last: LogPlace | undefined
}

/** Creates the ledger of a contract before its first log. */
export function createLedger<Event extends FoldEvent, Entry, Totals>(
  fold: Fold<Event, Entry, Totals>,
  contract: Address,
): Ledger<Entry, Totals> {
  const lower = contract.toLowerCase() as Address
  return { contract: lower, entries: new Map(), totals: fold.start(lower), last: undefined }
}

/**
 * Takes logs, in the chain's order. Those of other contracts and events are ignored.
 *
 * @throws HistoryError `logsAmiss` naming the first log that cannot follow those before it; the ledger is then unusable.
 */
export function foldLogs<Event extends FoldEvent, Entry, Totals>(
  fold: Fold<Event, Entry, Totals>,
  ledger: Ledger<Entry, Totals>,
  logs: Iterable<HistoryLog>,
): void {
  for (const log of logs) step(fold, ledger, log)
}

/** How long a slice may take, ms: with what else a task of a page does it stays below 50. */
const sliceTime = 10
/** Logs between two looks at the clock. */
const stride = 256

type SliceOptions = {
  signal?: AbortSignal | undefined
  /** Is given the number of logs that were taken so far, after each slice. */
  onProgress?: ((logs: number) => void) | undefined
}

/**
 * The same as {@link foldLogs}, in slices of 10 ms. Logs may come in pages, as a reader or a store gives them.
 *
 * @throws The signal's reason, as soon as it aborts.
 */
export async function foldInSlices<Event extends FoldEvent, Entry, Totals>(
  fold: Fold<Event, Entry, Totals>,
  ledger: Ledger<Entry, Totals>,
  pages: Iterable<readonly HistoryLog[]> | AsyncIterable<readonly HistoryLog[]>,
  { signal, onProgress }: SliceOptions = {},
): Promise<void> {
  let [taken, end] = [0, performance.now() + sliceTime]
  for await (const page of pages) {
    for (const log of page) {
      step(fold, ledger, log)
      taken += 1
      if (taken % stride > 0 || performance.now() < end) continue
      onProgress?.(taken)
      await letOthersRun()
      signal?.throwIfAborted()
      end = performance.now() + sliceTime
    }
  }
  onProgress?.(taken)
}

/** Balances other than zero, by account in lower case. */
export function* listBalances<Event extends FoldEvent, Entry, Totals>(
  fold: BalanceFold<Event, Entry, Totals>,
  { entries, totals }: Ledger<Entry, Totals>,
): Generator<readonly [Address, bigint]> {
  for (const [key, entry] of entries) {
    const balance = fold.balanceOf(key, entry, totals)
    if (balance > 0n) yield [key as Address, balance]
  }
}

function step<Event extends FoldEvent, Entry, Totals>(
  fold: Fold<Event, Entry, Totals>,
  ledger: Ledger<Entry, Totals>,
  log: HistoryLog,
): void {
  if (log.address !== ledger.contract && log.address.toLowerCase() !== ledger.contract) return
  const event = fold.decode(log)
  if (!event) return
  if (ledger.last && !isAfter(log, ledger.last)) throw logsAmiss(log)
  fold.apply(event, ledger.entries, ledger.totals)
  ledger.last = log
}

function isAfter(log: LogPlace, last: LogPlace): boolean {
  if (log.blockNumber !== last.blockNumber) return log.blockNumber > last.blockNumber
  return log.logIndex > last.logIndex
}

/** Ends the task. A timer would be delayed by 4 ms each time in a page, and by a second in a page that is not seen. */
function letOthersRun(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const goOn = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', goOn, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}
