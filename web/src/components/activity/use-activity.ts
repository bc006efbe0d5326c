import { useEffect, useState } from 'react'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'

/** Returns this device's activity records, kept up to date; `unreadable` if the browser blocks storage. */
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
