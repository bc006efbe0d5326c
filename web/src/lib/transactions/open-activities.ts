import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { openOrTell } from '@/lib/store/to-storage-error.ts'
import type { ActivityRecord } from './activity-store.ts'

type Schema = DBSchema & { activity: { key: string; value: ActivityRecord } }

let database: Promise<IDBPDatabase<Schema>> | undefined

/** The one connection to this device's records, opened on first use. @throws as {@link openOrTell}. */
export function openActivities() {
  database ??= openOrTell((blocked) =>
    openDB<Schema>('saleyard-activity', 1, {
      blocked,
      upgrade: (db) => void db.createObjectStore('activity', { keyPath: 'key' }),
      // Another tab brings a newer version: let it, and open again when needed.
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        database = undefined
      },
      terminated: () => {
        database = undefined
      },
    }),
  ).catch((error) => {
    database = undefined
    throw error
  })
  return database
}
