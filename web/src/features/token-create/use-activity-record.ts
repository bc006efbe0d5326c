import { useEffect, useState } from 'react'
import { type ActivityRecord, activityStore } from '../../lib/transactions/activity-store'

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
  return record
}
