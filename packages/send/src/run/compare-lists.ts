// Compares a list before its payment with a stored run: whether the run pays it, or much of it, too.

import type { BatchRecord } from './batch-record.ts'
import { countShared, fingerprintList, fingerprintPayments, isAlike } from './fingerprint.ts'
import type { ListFingerprint, ListToPay, RunMatch, RunSummary } from './types.ts'

/** The features by which lists are compared. */
export type ComparedList = Pick<ListFingerprint, 'whole' | 'token'> & {
  chainId: number
  symbol: string
  /** In base units. */
  total: bigint
  each: BigUint64Array
}

export function toComparedList({ chainId, asset, symbol, recipients }: ListToPay): ComparedList {
  const each = fingerprintPayments(recipients)
  return {
    chainId,
    symbol,
    total: recipients.reduce((sum, { amount }) => sum + amount, 0n),
    each,
    whole: fingerprintList(chainId, asset, each),
    ...(asset.kind === 'erc20' && { token: asset.token }),
  }
}

/**
 * Decides without loading the payments: same chain and asset, and at least half as many payments. A run with more may
 * have given some of them up.
 */
export function mayBeAlike({ chainId, symbol, print, recipients }: RunSummary, list: ComparedList): boolean {
  const isSameAsset = print ? print.token?.toLowerCase() === list.token?.toLowerCase() : symbol === list.symbol
  return chainId === list.chainId && isSameAsset && recipients * 2 >= list.each.length
}

/** `each`: a fingerprint for each payment, by position. `counts`: recipients of each batch. */
export type StoredPayments = { each: BigUint64Array; counts: number[] }

type ComparedRun = {
  summary: RunSummary
  records: Pick<BatchRecord, 'number' | 'state' | 'skipped' | 'isHandedOver' | 'paidBy'>[]
  /** Undefined if they are gone. */
  payments: StoredPayments | undefined
}

/**
 * @returns Undefined if the run pays less than half of the list, or the list is less than half of the run's payments.
 */
export function compareLists({ summary, records, payments }: ComparedRun, list: ComparedList): RunMatch | undefined {
  const { id: runId, createdAt } = summary
  const match = { runId, createdAt, state: findState(summary, records) }
  if (!payments) return compareWhole(summary, list, match)

  const paid = leaveOut(payments, records)
  const shared = countShared(list.each, paid)
  if (!isAlike(shared, list.each.length, paid.length)) return undefined
  return { ...match, shared, isWhole: shared === list.each.length && shared === paid.length }
}

/** Compares a run whose payments are gone: by its fingerprint, and without one by count and total. */
function compareWhole({ recipients, total, print }: RunSummary, list: ComparedList, match: Omit<RunMatch, 'isWhole'>) {
  if (print) return print.whole === list.whole ? { ...match, shared: recipients, isWhole: true } : undefined
  return recipients === list.each.length && total === list.total ? { ...match, isWhole: true } : undefined
}

function findState({ isFinished }: RunSummary, records: ComparedRun['records']): RunMatch['state'] {
  if (isFinished) return 'finished'
  return records.length > 0 && records.every(({ isHandedOver }) => !isHandedOver) ? 'prepared' : 'open'
}

/** Leaves out the payments that a run never makes. Whom another account has skipped it may still pay. Declined payments have a warning of their own. */
function leaveOut({ each, counts }: StoredPayments, records: ComparedRun['records']): BigUint64Array {
  const ofBatch = new Map(records.map((record) => [record.number, record]))
  const paid: boolean[] = counts.flatMap((count, index) => {
    const { state, skipped = [], paidBy } = ofBatch.get(index + 1) ?? {}
    const unpaid = new Set(paidBy ? [] : skipped.map((recipient) => recipient.index))
    return Array.from({ length: count }, (_, at) => state !== 'stopped' && state !== 'cancelled' && !unpaid.has(at))
  })
  return each.filter((_, position) => paid[position] ?? true)
}

/** Sorts the most similar runs first, then the newest. */
export function sortMatches(matches: RunMatch[], list: ComparedList): RunMatch[] {
  const rank = ({ isWhole, shared = 0 }: RunMatch) => (isWhole ? list.each.length + 1 : shared)
  return matches.sort((left, right) => rank(right) - rank(left) || right.createdAt - left.createdAt)
}
