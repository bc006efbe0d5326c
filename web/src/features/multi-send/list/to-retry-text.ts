import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

/**
 * Recipients that a run has not paid and never will: those whom a final batch has skipped, and those of batches that were
 * given up for good. Not those of a failed batch: it may still be sent again, and they would be paid twice; nor those whom
 * a reorg could still have paid.
 */
export function findUnpaid(
  plan: Pick<Plan, 'batches'> & { recipients: Recipient[] },
  records: BatchRecord[],
): Recipient[] {
  return plan.batches.flatMap(({ first, count }, index) => {
    const record = records[index]
    const members = plan.recipients.slice(first, first + count)
    if (record?.state === 'cancelled' || record?.state === 'stopped') return members
    const skipped = record?.state === 'reconciled' || record?.state === 'paidByOther' ? record.skipped : []
    return skipped.flatMap(({ index: position }) => members[position] ?? [])
  })
}

/** A new list of these recipients, one line each, amounts exact. */
export function toRetryText(recipients: Recipient[], decimals: number): string {
  return recipients.map(({ address, amount }) => `${address},${formatAmount(amount, decimals)}`).join('\n')
}
