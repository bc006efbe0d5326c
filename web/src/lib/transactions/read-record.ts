import { toStorageError } from '@/lib/store/to-storage-error.ts'
import type { ActivityRecord, ActivityStore } from './activity-store.ts'

/** What is known of an act. @throws as `toStorageError` says. */
export async function readRecord(store: ActivityStore, key: string): Promise<ActivityRecord | undefined> {
  return store.get(key).catch((cause) => {
    throw toStorageError(cause)
  })
}
