import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import { isPreparing, watchRuns } from '@/lib/transactions/transaction-runs.ts'

/** Returns this device's record of one transaction, kept up to date; undefined if it was sent from another device. */
export function useActivityRecord(key: string): ActivityRecord | undefined {
  const [record, setRecord] = useState<ActivityRecord>()
  useEffect(() => {
    let isCancelled = false
    const read = () =>
      activityStore.get(key).then(
        (next) => !isCancelled && setRecord(next),
        () => !isCancelled && setRecord(undefined), // a browser without storage has no record
      )
    read()
    const unsubscribe = activityStore.subscribe(read)
    return () => {
      isCancelled = true
      unsubscribe()
    }
  }, [key])
  // Until the store answers, the state may still hold the record of another key.
  return record?.key === key ? record : undefined
}

/** Whether this tab is on its way to the wallet with a transaction of which there is no record yet. */
export function useIsPreparing(key: string): boolean {
  return useSyncExternalStore(watchRuns, () => isPreparing(key))
}
