// Opens IndexedDB databases with a bound, and names why records cannot be read or written.

import { AppError, type ErrorCode } from '@saleyard/chain/errors/app-error.ts'
import { type IDBPDatabase, unwrap, wrap } from 'idb'

/** By the names of IndexedDB's exceptions; any other means that the browser does not let the page keep records. */
const codes: Readonly<Record<string, ErrorCode>> = {
  VersionError: 'storageNewer',
  StorageBlockedError: 'storageBlocked',
}

/** Longest that a tab with an older version of the page may keep the records to itself, ms. */
const patience = 5_000

/** Another tab, which does not let go of the records, keeps this one from opening them. */
class StorageBlockedError extends Error {
  override readonly name = 'StorageBlockedError'
}

/** Why records cannot be read or written, with a sentence for each cause. Errors that have one already stay as they are. */
export function toStorageError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const { name } = Object(cause) as { name?: unknown }
  return new AppError(codes[String(name)] ?? 'storageUnavailable', { cause })
}

/**
 * Opens a database, and gives up where another tab keeps it closed: without that the opening would wait for good.
 *
 * @param open Gets the callback that IndexedDB calls while another tab is in the way.
 * @throws AppError `storageBlocked`, `storageNewer`, `storageUnavailable`.
 */
export function openDatabase<Schema>(
  open: (blocked: () => void) => Promise<IDBPDatabase<Schema>>,
): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (cause: unknown) => reject(toStorageError(cause))
    const blocked = () => {
      timer = setTimeout(() => fail(new StorageBlockedError('Another tab keeps the records')), patience)
    }
    // Where the browser forbids storage, opening throws at once.
    Promise.resolve()
      .then(() => open(blocked))
      .then(handleAborts)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

/**
 * Handles the promise that idb keeps for each transaction. A browser that clears the site data aborts open transactions: the request
 * reports that to its reader, while the promise of a read-only transaction has no reader and would end as an unhandled rejection.
 */
function handleAborts<Schema>(database: IDBPDatabase<Schema>): IDBPDatabase<Schema> {
  const opened = unwrap(database)
  const begin = opened.transaction
  opened.transaction = (...parameters) => {
    const transaction = begin.apply(opened, parameters)
    wrap(transaction).done.catch(() => {})
    return transaction
  }
  return database
}
