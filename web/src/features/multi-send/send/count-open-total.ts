import { isOpen } from '@/features/multi-send/core/is-open.ts'
import type { StoredRun } from '@/features/multi-send/run/types.ts'

/** Sum of the batches that are neither paid nor given up, base units: what MultiSender must still be allowed to move. */
export function countOpenTotal({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): bigint {
  return plan.batches.reduce((sum, { total }, index) => {
    const record = records[index]
    return record && !isOpen(record) ? sum : sum + total
  }, 0n)
}
