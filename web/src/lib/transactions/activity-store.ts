// Stores every transaction of this device in IndexedDB, repairs damaged records, and finds those that may still change.

import type { RequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Address, Hash } from 'viem'
import type { Config } from 'wagmi'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { openDatabase } from '@/lib/storage/to-storage-error.ts'
import type { SafeStart, StoredBundle, TransactionKind, TransactionState } from './transaction-intent.ts'

/** Reason why a transaction cannot be mined as signed any more; a key of `tx.dropped` in en.json, those of a Safe of `safe.dropped`. */
export type DropReason = 'cancelled' | 'nonceUsed' | 'vanished' | SafeDropReason
export type SafeDropReason = 'proposalReplaced' | 'proposalRejected' | 'proposalWithdrawn'

/** What the owners of a Safe sign. */
export type Proposal = {
  safeTxHash: Hash
  /** It is executed in no earlier block. */
  fromBlock: bigint
  /** The Safe's next nonce in that block, where it is known: with it logs can be proven to be complete. */
  startNonce?: bigint
  /** The Safe's own. Missing where the hash leads to no transaction of the calls: then only its execution shows on chain. */
  nonce?: bigint
}

/** The signed content as the chain showed it: distinguishes a speed-up from another action, also after a reload. */
export type SentDetails = {
  to: Address | null
  /** Wei, decimal. */
  value: string
  inputHash: Hash
}

/**
 * Sender of a transaction if it is not the action's account. `isDirect`: the sender called the requested contract
 * itself and so acted for itself; otherwise it carried the call inside its own, like a relay or a bundler.
 */
export type Signer = { address: Address; isDirect: boolean }

/** The record of one transaction on this device. */
export type ActivityRecord = {
  key: string
  kind: TransactionKind
  chainId: number
  account: Address
  /** The followed hash: after a speed-up the newer one. */
  hash?: Hash
  nonce?: number
  sent?: SentDetails
  signer?: Signer
  asked?: RequestedCall
  /** Present if the wallet was requested to execute it as part of a bundle, which another account may send. */
  bundle?: StoredBundle
  /** The token that it is about. Absent for coin, and in records of earlier versions. */
  token?: Address
  /** Mined transactions of the account before the first wallet request: this transaction cannot have a lower nonce. */
  firstNonce?: number
  /** Present if the account is a Safe, or a contract that may be one: then no nonce of the network says anything about it. */
  safe?: SafeStart
  proposal?: Proposal
  state: TransactionState
  dropReason?: DropReason
  /** The page closed during the wallet request. With `uncertain`; records of earlier versions have `failed`. */
  isInterrupted?: boolean
  summary: string
  /** Unix time, ms. */
  createdAt: number
  updatedAt: number
}

export type ActivityPatch = Partial<
  Pick<
    ActivityRecord,
    'hash' | 'nonce' | 'sent' | 'signer' | 'state' | 'dropReason' | 'isInterrupted' | 'bundle' | 'safe' | 'proposal'
  >
>

/** Set in localStorage once this device has done something: it can be read at once, before a database is open. */
export const ownActivityKey = 'own-activity'

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

/** Every transaction of every tool on this device, in IndexedDB. All methods throw if the browser blocks storage. */
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
    safeLocalStorage.setItem(ownActivityKey, '1')
    changed()
  },

  /** Reads and writes in one IndexedDB transaction, so that two tabs never overwrite each other's fields. */
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

  /** Calls the listener on changes in this and in other tabs. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export type ActivityStore = typeof activityStore

type Schema = DBSchema & { activity: { key: string; value: ActivityRecord } }

let database: Promise<IDBPDatabase<Schema>> | undefined

/** Returns the one connection to this device's records, opened on first use. @throws as {@link openDatabase}. */
export function openActivityDatabase() {
  database ??= openDatabase((blocked) =>
    openDB<Schema>('saleyard-activity', 1, {
      blocked,
      upgrade: (db) => void db.createObjectStore('activity', { keyPath: 'key' }),
      // Another tab opens a newer version: close for it, and reopen when needed.
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
  proposed: true,
  submitted: true,
  replaced: true,
  mined: true,
  final: true,
  reverted: true,
  dropped: true,
  failed: true,
} as const satisfies Record<TransactionState, true>

/** States in which a hash is followed; with a damaged hash there is nothing to follow. */
const followed: readonly TransactionState[] = ['submitted', 'replaced', 'mined']

/**
 * Repairs a stored record. An unknown state proves nothing: with a hash the record is followed again, without one it is
 * unknown whether the transaction was sent. An invalid hash is left out, since no node would ever find it.
 *
 * @returns Undefined for anything but a record; the stored value stays.
 */
export function repairActivity(stored: unknown): ActivityRecord | undefined {
  const record = Object(stored) as Partial<ActivityRecord>
  if (!isIdentified(record)) return undefined
  const { hash: storedHash, state, token, proposal, ...rest } = record
  const hash = typeof storedHash === 'string' && isHash(storedHash) ? storedHash : undefined
  const summary = typeof record.summary === 'string' ? record.summary : ''
  return {
    ...rest,
    ...(hash && { hash }),
    ...(isAccount(token) && { token }),
    ...(isProposal(proposal) && { proposal }),
    summary,
    state: readState(
      isProposal(proposal) ? state : unproposed(state),
      hash !== undefined,
      storedHash !== undefined && !hash,
    ),
  }
}

function isIdentified(record: Partial<ActivityRecord>): record is ActivityRecord {
  const { key, chainId, account, createdAt } = record
  return (
    typeof key === 'string' && Number.isSafeInteger(chainId) && Number.isSafeInteger(createdAt) && isAccount(account)
  )
}

function isAccount(account: unknown): account is Address {
  return typeof account === 'string' && /^0x[0-9a-f]{40}$/i.test(account)
}

function isProposal(proposal: unknown): proposal is Proposal {
  const { safeTxHash, fromBlock } = Object(proposal) as Partial<Proposal>
  return typeof safeTxHash === 'string' && isHash(safeTxHash) && typeof fromBlock === 'bigint'
}

// Own pattern: viem's check would add its hashing to the first load of every page, 5 kB.
function isHash(text: string): text is Hash {
  return /^0x[0-9a-f]{64}$/i.test(text)
}

/** Until the account is known to be a Safe, what may be a proposal has a hash only: that is followed again. */
const unproposed = (state: unknown) => (state === 'proposed' ? undefined : state)

function readState(state: unknown, hasHash: boolean, isHashDamaged: boolean): TransactionState {
  if (typeof state !== 'string' || !Object.hasOwn(states, state)) return hasHash ? 'submitted' : 'uncertain'
  const known = state as TransactionState
  return followed.includes(known) && isHashDamaged ? 'uncertain' : known
}

/**
 * Whether a wallet request was made and the page never got its answer. False while another tab still waits for it: see
 * `withLock`.
 */
export function isUncertain({ state, hash, isInterrupted }: ActivityRecord): boolean {
  if (state === 'uncertain') return true
  return !hash && (state === 'awaiting-signature' || (state === 'failed' && isInterrupted === true))
}

/**
 * Whether a transaction with a known hash is followed after a reload. A vanished one may reappear within a day; the owners
 * of a Safe may sign on any day.
 */
export function isInFlight(record: ActivityRecord, config: Config): boolean {
  const { state, dropReason, updatedAt } = record
  if (!isConfigured(record, config)) return false
  if (state === 'dropped') return dropReason === 'vanished' && isWithinOneDay(updatedAt)
  return ['proposed', 'submitted', 'replaced', 'mined'].includes(state)
}

export function isConfigured({ chainId }: ActivityRecord, config: Config): boolean {
  return config.chains.some(({ id }) => id === chainId)
}

export const isWithinOneDay = (time: number) => Date.now() - time < 86_400_000
