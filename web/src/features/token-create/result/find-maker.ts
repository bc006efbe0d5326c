import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

/** The record of the transaction that made the token. One that failed, as a second one with the same salt does, did not make it. */
export function findMaker(record: ActivityRecord | undefined): ActivityRecord | undefined {
  return record && ['submitted', 'replaced', 'mined', 'final'].includes(record.state) ? record : undefined
}
