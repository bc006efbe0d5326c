// Returns what this device has recorded about one transaction, kept up to date.
import { useEffect, useState } from 'react'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'

/** What this device knows of an act, as it changes; nothing where it was done on another device. */
export function useActivityRecord(key: string): ActivityRecord | undefined {
  const [record, setRecord] = useState<ActivityRecord>()
  useEffect(() => {
    let left = false
    const read = () =>
      activityStore.get(key).then(
        (next) => !left && setRecord(next),
        () => !left && setRecord(undefined), // a browser without storage knows nothing
      )
    read()
    const unsubscribe = activityStore.subscribe(read)
    return () => {
      left = true
      unsubscribe()
    }
  }, [key])
  // Until the store has answered, what is here may be another act's.
  return record?.key === key ? record : undefined
}
