// Keeps proven receipts on this device, with what was proven and when, so that they open without a network.

import type { ReceiptProof } from '@saleyard/send/receipt/prove-receipt.ts'
import type { RunProof } from '@saleyard/send/receipt/prove-run.ts'
import { type DBSchema, openDB } from 'idb'
import { openDatabase, toStorageError } from '@/lib/storage/to-storage-error.ts'

/** A receipt on this device: its link, what was proven, and when, in ms since 1970. */
export type KeptReceipt = { text: string; checkedAt: number; proof: ReceiptProof | RunProof }

type Schema = DBSchema & { receipts: { key: string; value: KeptReceipt } }

/** Opens the database for one piece of work. @throws AppError `storageUnavailable`, `storageBlocked`, `storageNewer`. */
async function withReceipts<Result>(
  work: (database: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase<Schema>((blocked) =>
    openDB<Schema>('saleyard-receipts', 1, {
      blocked,
      upgrade: (created) => void created.createObjectStore('receipts', { keyPath: 'text' }),
    }),
  )
  try {
    return await work(database)
  } catch (cause) {
    throw toStorageError(cause)
  } finally {
    database.close()
  }
}

/** The receipts of this device, by their links. All methods throw an AppError if the browser blocks storage. */
export const receiptStore = {
  load: (text: string) => withReceipts((database) => database.get('receipts', text)),
  keep: (receipt: KeptReceipt) => withReceipts((database) => database.put('receipts', receipt)),
  remove: (text: string) => withReceipts((database) => database.delete('receipts', text)),
  /** Newest check first. */
  list: async (): Promise<KeptReceipt[]> => {
    const all = await withReceipts((database) => database.getAll('receipts'))
    return all.sort((one, other) => other.checkedAt - one.checkedAt)
  },
}
