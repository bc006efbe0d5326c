import type { StoredRun } from '../run/types.ts'

/** Sum of the batches that are neither paid nor given up, base units: what MultiSender must still be allowed to move. */
export function countOpenTotal({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): bigint {
  const settled = ['mined', 'reconciled', 'cancelled']
  return plan.batches.reduce(
    (sum, { total }, index) => (settled.includes(records[index]?.state ?? 'queued') ? sum : sum + total),
    0n,
  )
}
