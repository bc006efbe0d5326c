// Reads this device's activity records and keeps them up to date.
import { useEffect, useState } from 'react'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'

/** The device's records, kept up to date; `unreadable` where the browser forbids storage. */
export function useActivity(): { records?: readonly ActivityRecord[]; unreadable: boolean } {
  const [records, setRecords] = useState<readonly ActivityRecord[]>()
  const [unreadable, setUnreadable] = useState(false)
  useEffect(() => {
    let isCancelled = false
    const read = () =>
      activityStore.list().then(
        (list) => !isCancelled && setRecords(list),
        () => !isCancelled && setUnreadable(true),
      )
    read()
    const unsubscribe = activityStore.subscribe(read)
    return () => {
      isCancelled = true
      unsubscribe()
    }
  }, [])
  return { records, unreadable }
}
