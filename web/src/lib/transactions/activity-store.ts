// Keeps every transaction of this device in IndexedDB, repairs damaged records, and tells which of them may still change.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Address, Hash } from 'viem'
import type { Config } from 'wagmi'
import { openDatabase } from '@/lib/storage/to-storage-error.ts'
import type { TransactionKind, TransactionState } from './transaction-intent.ts'

/** Why a transaction will not be what was signed; a key of en.json `tx.dropped`. */
export type DropReason = 'cancelled' | 'nonceUsed' | 'vanished'

/** What was signed, as the chain showed it: tells a speed-up from another act, also after a reload. */
export type SentDetails = {
  to: Address | null
  /** Wei, decimal. */
  value: string
  inputHash: Hash
}

/**
 * Who a transaction is from, where that is another account than the act's. `isDirect`: that account called what was asked by
 * itself, so that it did so for itself; otherwise it carried the act inside of its own, as a relay or a bundler does.
 */
export type Signer = { address: Address; isDirect: boolean }

/** What the wallet was asked to send. */
export type AskedCall = {
  to: Address
  /** Wei, decimal. */
  value: string
  inputHash: Hash
  /** Bytes of the input. */
  inputSize: number
}

/** What this device knows of one transaction. */
export type ActivityRecord = {
  key: string
  kind: TransactionKind
  chainId: number
  account: Address
  /** The one that is followed: after a speed-up the newer. */
  hash?: Hash
  nonce?: number
  sent?: SentDetails
  signer?: Signer
  asked?: AskedCall
  /** The account's transactions in blocks before the wallet was first asked: no lower number can be this one's. */
  firstNonce?: number
  state: TransactionState
  dropReason?: DropReason
  /** The page closed while the wallet asked. With `uncertain`; records of earlier versions say `failed`. */
  isInterrupted?: boolean
  summary: string
  /** Unix time, ms. */
  createdAt: number
  updatedAt: number
}

export type ActivityPatch = Partial<
  Pick<ActivityRecord, 'hash' | 'nonce' | 'sent' | 'signer' | 'state' | 'dropReason' | 'isInterrupted'>
>

const listeners = new Set<() => void>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('saleyard-activity')
channel?.addEventListener('message', () => notify())

function notify() {
  for (const listener of listeners) listener()
}

function changed() {
  channel?.postMessage('changed')
  notify()
}

/** Every transaction of every tool on this device, in IndexedDB. All methods throw where the browser forbids storage. */
export const activityStore = {
  get: async (key: string): Promise<ActivityRecord | undefined> =>
    repairActivity(await (await openActivityDatabase()).get('activity', key)),

  /** Newest first. */
  async list(): Promise<ActivityRecord[]> {
    const records = await (await openActivityDatabase()).getAll('activity')
    return records.flatMap((record) => repairActivity(record) ?? []).sort((a, b) => b.createdAt - a.createdAt)
  },

  async put(record: ActivityRecord): Promise<void> {
    await (await openActivityDatabase()).put('activity', record)
    changed()
  },

  /** Read and write in one step, so that two tabs never overwrite each other's fields. */
  async patch(key: string, patch: ActivityPatch): Promise<void> {
    const transaction = (await openActivityDatabase()).transaction('activity', 'readwrite')
    const record = await transaction.store.get(key)
    if (record) await transaction.store.put({ ...record, ...patch, updatedAt: Date.now() })
    await transaction.done
    changed()
  },

  async remove(key: string): Promise<void> {
    await (await openActivityDatabase()).delete('activity', key)
    changed()
  },

  /** Told of changes in this and in other tabs. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export type ActivityStore = typeof activityStore

type Schema = DBSchema & { activity: { key: string; value: ActivityRecord } }

let database: Promise<IDBPDatabase<Schema>> | undefined

/** The one connection to this device's records, opened on first use. @throws as {@link openDatabase}. */
export function openActivityDatabase() {
  database ??= openDatabase((blocked) =>
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

const states = {
  idle: true,
  simulating: true,
  'awaiting-signature': true,
  uncertain: true,
  submitted: true,
  replaced: true,
  mined: true,
  final: true,
  reverted: true,
  dropped: true,
  failed: true,
} as const satisfies Record<TransactionState, true>

/** States in which a hash is followed; with a damaged one there is nothing to follow. */
const followed: readonly TransactionState[] = ['submitted', 'replaced', 'mined']

/**
 * A stored record as it can be believed. Of an unknown state nothing is concluded: with a hash it is followed again, and
 * without one it is not known whether it was sent. A hash that is none is left out, since no node would ever know it.
 *
 * @returns Undefined for what is no record at all; it stays where it is.
 */
export function repairActivity(stored: unknown): ActivityRecord | undefined {
  const record = Object(stored) as Partial<ActivityRecord>
  if (!isIdentified(record)) return undefined
  const { hash: storedHash, state, ...rest } = record
  const hash = typeof storedHash === 'string' && isHash(storedHash) ? storedHash : undefined
  const summary = typeof record.summary === 'string' ? record.summary : ''
  return {
    ...rest,
    ...(hash && { hash }),
    summary,
    state: readState(state, hash !== undefined, storedHash !== undefined && !hash),
  }
}

function isIdentified(record: Partial<ActivityRecord>): record is ActivityRecord {
  const { key, chainId, account, createdAt } = record
  return (
    typeof key === 'string' && Number.isSafeInteger(chainId) && Number.isSafeInteger(createdAt) && isAccount(account)
  )
}

function isAccount(account: unknown): boolean {
  return typeof account === 'string' && /^0x[0-9a-f]{40}$/i.test(account)
}

// By hand: viem's own checks bring its hashing into the first load of every page, 5 kB.
function isHash(text: string): text is Hash {
  return /^0x[0-9a-f]{64}$/i.test(text)
}

function readState(state: unknown, hasHash: boolean, isHashDamaged: boolean): TransactionState {
  if (typeof state !== 'string' || !Object.hasOwn(states, state)) return hasHash ? 'submitted' : 'uncertain'
  const known = state as TransactionState
  return followed.includes(known) && isHashDamaged ? 'uncertain' : known
}

/** Whether the wallet was asked for it and nobody saw the answer. Not while another tab is still asking: see `holdKey`. */
export function isUncertain({ state, hash, isInterrupted }: ActivityRecord): boolean {
  if (state === 'uncertain') return true
  return !hash && (state === 'awaiting-signature' || (state === 'failed' && isInterrupted === true))
}

/** Whether a transaction whose hash is known is followed after a reload. A vanished one may come back within a day. */
export function isInFlight(record: ActivityRecord, config: Config): boolean {
  const { state, dropReason, updatedAt } = record
  if (!isConfigured(record, config)) return false
  if (state === 'dropped') return dropReason === 'vanished' && isWithinOneDay(updatedAt)
  return ['submitted', 'replaced', 'mined'].includes(state)
}

export function isConfigured({ chainId }: ActivityRecord, config: Config): boolean {
  return config.chains.some(({ id }) => id === chainId)
}

export const isWithinOneDay = (time: number) => Date.now() - time < 86_400_000
