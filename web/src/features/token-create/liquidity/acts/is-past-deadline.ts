import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

/** Far beyond the patience of a deadline, for clocks that differ. ms */
const margin = 3_600_000

/** Whether an act that nobody has seen could only revert by now: its deadline was fixed before the wallet was asked. */
export function isPastDeadline({ hash, createdAt }: ActivityRecord, now: number): boolean {
  return !hash && now - createdAt > margin
}
