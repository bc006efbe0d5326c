import { accountA } from '@/lib/testing/scripted-wallet.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'

/** A transaction of the first account on the local chain. */
export function record(key: string, changes: Partial<ActivityRecord> = {}): ActivityRecord {
  return {
    key,
    kind: 'sendPlain',
    chainId: 31337,
    account: accountA,
    state: 'final',
    summary: key,
    createdAt: 1,
    updatedAt: 1,
    ...changes,
  }
}
