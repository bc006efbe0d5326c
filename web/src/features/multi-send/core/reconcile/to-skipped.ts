import type { BatchLog, SkippedRecipient } from '@/features/multi-send/core/record-types.ts'

/** Who the events of one batch say was skipped. */
export function toSkipped(logs: BatchLog[]): SkippedRecipient[] {
  return logs.flatMap((log) =>
    log.kind === 'skipped' ? [{ index: log.index, recipient: log.recipient, amount: log.amount }] : [],
  )
}
