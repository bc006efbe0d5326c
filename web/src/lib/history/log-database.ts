// Keeps histories of logs in IndexedDB, the least recently read ones only as long as there is room.

import {
  type BlockMark,
  type BlockRange,
  cutLogs,
  joinRanges,
  type LogRange,
  type LogStore,
} from '@saleyard/history/read/log-store.ts'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { Hash } from 'viem'
import { openDatabase, toStorageError } from '@/lib/storage/to-storage-error.ts'

/** Block numbers are numbers here, since IndexedDB takes no bigint as a key; logs are stored with their bigints. */
type Schema = DBSchema & {
  ranges: { key: [string, number]; value: StoredRange }
  marks: { key: [string, number]; value: { history: string; number: number; hash: Hash } }
  /** When each history was opened last, in milliseconds since 1970, and how many logs it has. */
  uses: { key: string; value: { history: string; usedAt: number; logs: number } }
}
type StoredRange = { history: string; from: number; to: number; logs: LogRange['logs'] }
type LogDatabase = IDBPDatabase<Schema>
const stores = ['ranges', 'marks', 'uses'] as const
type Writing = IDBPTransaction<Schema, typeof stores, 'readwrite'>

/** Logs of all histories together: some 400 bytes each on the disk. */
const mostLogs = 1_000_000

/** Where histories are kept on this device. */
export type LogDatabaseStores = {
  /**
   * Opens the history of one filter on one chain, and makes room for it.
   *
   * @param history Names chain and filter.
   * @throws AppError `storageBlocked`, `storageNewer`, `storageUnavailable`, also from each method of the store.
   */
  openStore(history: string): Promise<LogStore>
}

/** Creates the stores, which open their database on first use. */
export function createLogDatabase(name = 'saleyard-history', most = mostLogs): LogDatabaseStores {
  let database: Promise<LogDatabase> | undefined
  const forget = () => {
    database = undefined
  }
  const use = async <Result>(work: (database: LogDatabase) => Promise<Result>): Promise<Result> => {
    try {
      database ??= open(name, forget)
      return await work(await database)
    } catch (cause) {
      forget()
      throw toStorageError(cause)
    }
  }
  const write = (work: (transaction: Writing) => Promise<void>) =>
    use(async (opened) => {
      const transaction = opened.transaction(stores, 'readwrite')
      await work(transaction)
      await transaction.done
    })

  return {
    async openStore(history) {
      await write((transaction) => makeRoom(transaction, history, most))
      return {
        listRanges: () => use((opened) => listRanges(opened, history)),
        append: (range) => write((transaction) => append(transaction, history, range)),
        read: (range) => readPages(use, history, range),
        listMarks: () => use((opened) => listMarks(opened, history)),
        addMarks: (marks) => write((transaction) => addMarks(transaction, history, marks)),
        dropFrom: (block) => write((transaction) => dropFrom(transaction, history, block)),
      }
    },
  }
}

function open(name: string, forget: () => void): Promise<LogDatabase> {
  return openDatabase((blocked) =>
    openDB<Schema>(name, 1, {
      blocked,
      upgrade(database) {
        database.createObjectStore('ranges', { keyPath: ['history', 'from'] })
        database.createObjectStore('marks', { keyPath: ['history', 'number'] })
        database.createObjectStore('uses', { keyPath: 'history' })
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

const from = (history: string, first = 0) => IDBKeyRange.bound([history, first], [history, Number.POSITIVE_INFINITY])

/** Notes the use of a history, and deletes those that were used longest ago until the others have room. */
async function makeRoom(transaction: Writing, history: string, most: number): Promise<void> {
  const uses = transaction.objectStore('uses')
  const all = await uses.getAll()
  const own = all.find((each) => each.history === history)
  await uses.put({ history, usedAt: Date.now(), logs: own?.logs ?? 0 })
  let logs = all.reduce((sum, each) => sum + each.logs, 0)
  const others = all.filter((each) => each.history !== history).sort((one, other) => one.usedAt - other.usedAt)
  for (const each of others) {
    if (logs <= most) return
    logs -= each.logs
    await Promise.all([
      transaction.objectStore('ranges').delete(from(each.history)),
      transaction.objectStore('marks').delete(from(each.history)),
      uses.delete(each.history),
    ])
  }
}

async function listRanges(database: LogDatabase, history: string): Promise<BlockRange[]> {
  const ranges: BlockRange[] = []
  const { store } = database.transaction('ranges')
  for (let cursor = await store.openCursor(from(history)); cursor; cursor = await cursor.continue())
    ranges.push({ fromBlock: BigInt(cursor.value.from), toBlock: BigInt(cursor.value.to) })
  return joinRanges(ranges)
}

async function append(transaction: Writing, history: string, { fromBlock, toBlock, logs }: LogRange): Promise<void> {
  await transaction.objectStore('ranges').add({ history, from: Number(fromBlock), to: Number(toBlock), logs })
  await count(transaction, history, logs.length)
}

async function count(transaction: Writing, history: string, more: number): Promise<void> {
  const uses = transaction.objectStore('uses')
  const { logs = 0, usedAt = Date.now() } = (await uses.get(history)) ?? {}
  await uses.put({ history, usedAt, logs: logs + more })
}

/** Each stored range is a page: read by itself, so that a long history is never in memory as a whole. */
async function* readPages(
  use: <Result>(work: (database: LogDatabase) => Promise<Result>) => Promise<Result>,
  history: string,
  wanted: BlockRange,
) {
  const keys = await use((opened) => opened.getAllKeys('ranges', from(history)))
  for (const key of keys) {
    if (key[1] > wanted.toBlock) return
    const stored = await use((opened) => opened.get('ranges', key))
    if (!stored || stored.to < wanted.fromBlock) continue
    const logs = cutLogs(toRange(stored), wanted)
    if (logs.length > 0) yield logs
  }
}

function toRange({ from, to, logs }: StoredRange): LogRange {
  return { fromBlock: BigInt(from), toBlock: BigInt(to), logs }
}

async function listMarks(database: LogDatabase, history: string): Promise<BlockMark[]> {
  const marks = await database.getAll('marks', from(history))
  return marks.map(({ number, hash }) => ({ number: BigInt(number), hash }))
}

async function addMarks(transaction: Writing, history: string, marks: readonly BlockMark[]): Promise<void> {
  const store = transaction.objectStore('marks')
  await Promise.all(marks.map(({ number, hash }) => store.put({ history, number: Number(number), hash })))
}

async function dropFrom(transaction: Writing, history: string, block: bigint): Promise<void> {
  const store = transaction.objectStore('ranges')
  await transaction.objectStore('marks').delete(from(history, Number(block)))
  for (let cursor = await store.openCursor(from(history), 'prev'); cursor; cursor = await cursor.continue()) {
    const stored = cursor.value
    if (stored.to < block) return
    await cursor.delete()
    const kept = toRange(stored)
    const left = { fromBlock: kept.fromBlock, toBlock: block - 1n }
    const logs = stored.from < block ? cutLogs(kept, left) : []
    if (stored.from < block) await store.add({ history, from: stored.from, to: Number(left.toBlock), logs })
    await count(transaction, history, logs.length - stored.logs.length)
  }
}
