// Stores MultiSender's allowance before a run, to compare it with the one after.

import { openDB } from 'idb'
import { openDatabase, toStorageError } from '@/lib/storage/to-storage-error.ts'

const storeName = 'allowances'

/**
 * Saves MultiSender's allowance before a run, in base units.
 *
 * @throws AppError `storageUnavailable`, `storageBlocked`, `storageNewer`.
 */
export async function saveAllowanceBefore(runId: string, allowance: bigint): Promise<void> {
  const database = await open()
  try {
    await database.put(storeName, allowance, runId)
  } catch (cause) {
    throw toStorageError(cause)
  } finally {
    database.close()
  }
}

/** Loads the allowance before a run; 0n when it is unknown, so that a leftover is shown rather than hidden. */
export async function loadAllowanceBefore(runId: string): Promise<bigint> {
  try {
    const database = await open()
    const stored: unknown = await database.get(storeName, runId)
    database.close()
    return typeof stored === 'bigint' ? stored : 0n
  } catch {
    return 0n
  }
}

function open() {
  return openDatabase((blocked) =>
    openDB('saleyard-multi-send-allowances', 1, {
      blocked,
      upgrade: (database) => void database.createObjectStore(storeName),
    }),
  )
}
