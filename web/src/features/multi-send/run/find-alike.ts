// Finds the stored runs that pay a list again, within one transaction of the database.

import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { countShared, isAlike, printPayments } from '@saleyard/send/run/fingerprint.ts'
import type { ListFingerprint, RunMatch, RunSummary } from '@saleyard/send/run/types.ts'
import type { RunTransaction } from './runs-database.ts'

/** What a list is compared by. */
export type ComparedList = Pick<ListFingerprint, 'whole' | 'token'> & {
  chainId: number
  symbol: string
  /** Base units. */
  total: bigint
  each: BigUint64Array
}

type Reading = RunTransaction<'readonly'> | RunTransaction<'readwrite'>

/**
 * Finds the runs that pay a list again, within one transaction: between two of them no window can store another.
 *
 * @returns The most alike first, then the newest.
 */
export async function findAlike(transaction: Reading, list: ComparedList): Promise<RunMatch[]> {
  const summaries = await transaction.objectStore('summaries').getAll()
  const matches: RunMatch[] = []
  for (const summary of summaries.filter((each) => mayBeAlike(each, list))) {
    const match = await compare(transaction, summary, list)
    if (match) matches.push(match)
  }
  const rank = ({ isWhole, shared = 0 }: RunMatch) => (isWhole ? list.each.length + 1 : shared)
  return matches.sort((left, right) => rank(right) - rank(left) || right.createdAt - left.createdAt)
}

/** Without loading anything: the same chain and asset, and at least half as many payments. Of more it may have given up some. */
function mayBeAlike({ chainId, symbol, print, recipients }: RunSummary, list: ComparedList): boolean {
  const isSameAsset = print ? print.token?.toLowerCase() === list.token?.toLowerCase() : symbol === list.symbol
  return chainId === list.chainId && isSameAsset && recipients * 2 >= list.each.length
}

async function compare(transaction: Reading, summary: RunSummary, list: ComparedList): Promise<RunMatch | undefined> {
  const { id: runId, createdAt } = summary
  const records = await transaction
    .objectStore('records')
    .getAll(IDBKeyRange.bound([runId, 0], [runId, Number.MAX_SAFE_INTEGER]))
  const match = { runId, createdAt, state: findState(summary, records) }
  const prints = await readPrints(transaction, runId)
  if (!prints) return compareWhole(summary, list, match)

  const paid = leaveOut(prints, records)
  const shared = countShared(list.each, paid)
  if (!isAlike(shared, list.each.length, paid.length)) return undefined
  return { ...match, shared, isWhole: shared === list.each.length && shared === paid.length }
}

/** Where the payments of a run are gone: by its fingerprint, and without one by count and total. */
function compareWhole({ recipients, total, print }: RunSummary, list: ComparedList, match: Omit<RunMatch, 'isWhole'>) {
  if (print) return print.whole === list.whole ? { ...match, shared: recipients, isWhole: true } : undefined
  return recipients === list.each.length && total === list.total ? { ...match, isWhole: true } : undefined
}

function findState({ isFinished }: RunSummary, records: Pick<BatchRecord, 'isHandedOver'>[]): RunMatch['state'] {
  if (isFinished) return 'finished'
  return records.length > 0 && records.every(({ isHandedOver }) => !isHandedOver) ? 'prepared' : 'open'
}

type Prints = { each: BigUint64Array; counts: number[] }

async function readPrints(transaction: Reading, id: string): Promise<Prints | undefined> {
  const stored = await transaction.objectStore('prints').get(id)
  if (stored) return stored
  // A run of an earlier version.
  const [list, planned] = await Promise.all([
    transaction.objectStore('lists').get(id),
    transaction.objectStore('plans').get(id),
  ])
  if (!list || !planned) return undefined
  return { each: printPayments(list.recipients), counts: planned.plan.batches.map(({ count }) => count) }
}

/** The payments of a run without those that it never makes. Those that were declined are spoken of by themselves. */
function leaveOut(
  { each, counts }: Prints,
  records: Pick<BatchRecord, 'number' | 'state' | 'skipped'>[],
): BigUint64Array {
  const ofBatch = new Map(records.map((record) => [record.number, record]))
  const paid: boolean[] = counts.flatMap((count, index) => {
    const { state, skipped = [] } = ofBatch.get(index + 1) ?? {}
    const unpaid = new Set(skipped.map((recipient) => recipient.index))
    return Array.from({ length: count }, (_, at) => state !== 'stopped' && state !== 'cancelled' && !unpaid.has(at))
  })
  return each.filter((_, position) => paid[position] ?? true)
}
