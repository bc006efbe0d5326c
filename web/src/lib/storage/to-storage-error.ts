// Opens IndexedDB databases with a time limit, and classifies why records cannot be read or written.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { type IDBPDatabase, unwrap, wrap } from 'idb'

/** Error codes by the names of IndexedDB's exceptions; any other name means that the browser blocks storage. */
const codes: Readonly<Record<string, ErrorCode>> = {
  VersionError: 'storageNewer',
  StorageBlockedError: 'storageBlocked',
}

/** Longest time that a tab with an older version of the page may block the database, ms. */
const blockedTimeout = 5_000

/** Another tab keeps its connection open and so blocks the opening here. */
class StorageBlockedError extends Error {
  override readonly name = 'StorageBlockedError'
}

/** Converts a storage failure to an error with a sentence for its cause. An AppError stays as it is. */
export function toStorageError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const { name } = Object(cause) as { name?: unknown }
  return new AppError(codes[String(name)] ?? 'storageUnavailable', { cause })
}

/**
 * Opens a database, and gives up if another tab blocks it: otherwise the opening would never settle.
 *
 * @param open Gets the callback that IndexedDB calls while another tab blocks the opening.
 * @throws AppError `storageBlocked`, `storageNewer`, `storageUnavailable`.
 */
export function openDatabase<Schema>(
  open: (blocked: () => void) => Promise<IDBPDatabase<Schema>>,
): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (cause: unknown) => reject(toStorageError(cause))
    const blocked = () => {
      timer = setTimeout(() => fail(new StorageBlockedError('Another tab keeps the records')), blockedTimeout)
    }
    // If the browser blocks storage, opening throws at once.
    Promise.resolve()
      .then(() => open(blocked))
      .then(handleAborts)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

/**
 * Handles the promise that idb keeps for each transaction. A browser that clears the site data aborts open
 * transactions: the request reports that to its reader, while the promise of a read-only transaction has no reader and
 * would end as an unhandled rejection.
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
