// Finds the stored runs that pay a list again, within one database transaction.

import {
  type ComparedList,
  compareLists,
  mayBeAlike,
  type StoredPayments,
  sortMatches,
} from '@saleyard/send/run/compare-lists.ts'
import { fingerprintPayments } from '@saleyard/send/run/fingerprint.ts'
import type { RunMatch, RunSummary } from '@saleyard/send/run/types.ts'
import type { RunTransaction } from './runs-database.ts'

type Reading = RunTransaction<'readonly'> | RunTransaction<'readwrite'>

/**
 * Finds the runs that pay a list again. With one transaction, no other window can store a run in between.
 *
 * @returns The most similar runs first, then the newest.
 */
export async function findAlike(transaction: Reading, list: ComparedList): Promise<RunMatch[]> {
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
  const records = await transaction
    .objectStore('records')
    .getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]))
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
