import { toStorageError } from '../store/to-storage-error'
import type { ActivityRecord, ActivityStore } from './activity-store'

/** What is known of an act. @throws as `toStorageError` says. */
export async function readRecord(store: ActivityStore, key: string): Promise<ActivityRecord | undefined> {
  return store.get(key).catch((cause) => {
    throw toStorageError(cause)
  })
}
