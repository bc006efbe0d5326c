// Opens the database of runs, upgraded to the newest version.

import type { Recipient, RecipientLine } from '@saleyard/send/list/types.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { RunSummary, StoredList } from '@saleyard/send/run/types.ts'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { openDatabase } from '@/lib/storage/to-storage-error.ts'

/** Lists are large and written once; records are small and written at every step. Bigints are stored as such. */
type Schema = DBSchema & {
  summaries: { key: string; value: RunSummary }
  plans: { key: string; value: { id: string; plan: Plan } }
  lists: { key: string; value: StoredList & { id: string } }
  records: { key: [string, number]; value: BatchRecord & { runId: string } }
  /**
   * `each`: a fingerprint for each payment, by position. `counts`: recipients of each batch. Runs of versions 1 and 2
   * have none.
   */
  prints: { key: string; value: { id: string; each: BigUint64Array; counts: number[] } }
}
export const runStores = ['summaries', 'plans', 'lists', 'records', 'prints'] as const
export type RunTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, typeof runStores, Mode>
export type RunDatabase = IDBPDatabase<Schema>

/**
 * Opens the database. It calls `forget` when the connection becomes invalid.
 *
 * @throws The errors of {@link openDatabase}.
 */
export async function openRunsDatabase(name: string, forget: () => void): Promise<RunDatabase> {
  return openDatabase((blocked) =>
    openDB<Schema>(name, 5, {
      blocked,
      async upgrade(database, from, _to, transaction) {
        // Versions 4 and 5 change no store. They keep builds away that would look at MultiSender for the marks of a token, or
        // would take batches that wait for a Safe's owners for damaged ones, and drop their proposals.
        if (from >= 3) return
        database.createObjectStore('prints', { keyPath: 'id' })
        if (from === 2) return
        database.createObjectStore('lists', { keyPath: 'id' })
        if (from === 1)
          return moveListsToOwnStore(transaction as unknown as IDBPTransaction<unknown, string[], 'versionchange'>)
        database.createObjectStore('summaries', { keyPath: 'id' })
        database.createObjectStore('plans', { keyPath: 'id' })
        database.createObjectStore('records', { keyPath: ['runId', 'number'] })
      },
      // Another tab upgrades to a newer version: this one closes its connection, and opens it again when needed.
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    }),
  )
}

type EarlierPlan = { id: string; lines: RecipientLine[]; plan: Plan & { recipients: Recipient[] } }

/** Version 1 stored lines and recipients with the plan: this moves them to a store of their own. */
async function moveListsToOwnStore(transaction: IDBPTransaction<unknown, string[], 'versionchange'>): Promise<void> {
  const lists = transaction.objectStore('lists')
  const plans = transaction.objectStore('plans')
  for (let cursor = await plans.openCursor(); cursor; cursor = await cursor.continue()) {
    const { id, lines, plan } = cursor.value as EarlierPlan
    const { recipients, ...rest } = plan
    const [only] = plan.jobs.length === 0 ? recipients : []
    await lists.put({ id, lines, recipients })
    await cursor.update({
      id,
      plan: { ...rest, recipientCount: recipients.length, ...(only && { only: only.address }) },
    })
  }
}
