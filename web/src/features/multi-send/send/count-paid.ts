import type { Batch } from '@/features/multi-send/core/plan-types.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'

/** Recipients whose money has left in a block, those of not yet final ones included, skipped ones not. */
export function countPaid(
  batches: Pick<Batch, 'count'>[],
  records: Pick<BatchRecord, 'state' | 'skipped' | 'isMarkedOnly'>[],
): number {
  return records.reduce((sum, { state, skipped, isMarkedOnly }, index) => {
    const isPaid = ['mined', 'reconciled', 'paidByOther'].includes(state) && !isMarkedOnly
    return isPaid ? sum + (batches[index]?.count ?? 0) - skipped.length : sum
  }, 0)
}
