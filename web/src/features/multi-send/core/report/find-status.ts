import { isInDoubt } from '@/features/multi-send/core/reconcile/watch-doubt.ts'
import type { BatchRecord, BatchState } from '@/features/multi-send/core/record-types.ts'
import type { ReportStatus } from '@/features/multi-send/core/report-types.ts'

const statuses: Record<BatchState, ReportStatus> = {
  queued: 'notSent',
  signing: 'pending',
  sent: 'pending',
  replaced: 'pending',
  mined: 'unconfirmed',
  reconciled: 'paid',
  failed: 'failed',
  cancelling: 'pending',
  cancelled: 'cancelled',
  stopped: 'stopped',
  paidByOther: 'paidByOther',
}

/** What became of one recipient of a batch. `index` is its position in the batch, from 0. */
export function findStatus(record: BatchRecord, index: number): ReportStatus {
  const { state, skipped } = record
  if (state === 'cancelled' && isInDoubt(record)) return 'mayArrive'
  return skipped.some((recipient) => recipient.index === index) ? 'skipped' : statuses[state]
}
