import { AppError } from '../errors/app-error'
import type { ActivityRecord, ActivityStore } from './activity-store'

/** What is known of an act. Throws AppError `storageUnavailable`. */
export async function readRecord(store: ActivityStore, key: string): Promise<ActivityRecord | undefined> {
  return store.get(key).catch((cause) => {
    throw new AppError('storageUnavailable', { cause })
  })
}
