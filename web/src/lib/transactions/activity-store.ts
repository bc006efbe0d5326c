import type { Address, Hash } from 'viem'
import { openActivities } from './open-activities.ts'
import { repairActivity } from './repair-activity.ts'
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
    repairActivity(await (await openActivities()).get('activity', key)),

  /** Newest first. */
  async list(): Promise<ActivityRecord[]> {
    const records = await (await openActivities()).getAll('activity')
    return records.flatMap((record) => repairActivity(record) ?? []).sort((a, b) => b.createdAt - a.createdAt)
  },

  async put(record: ActivityRecord): Promise<void> {
    await (await openActivities()).put('activity', record)
    changed()
  },

  /** Read and write in one step, so that two tabs never overwrite each other's fields. */
  async patch(key: string, patch: ActivityPatch): Promise<void> {
    const transaction = (await openActivities()).transaction('activity', 'readwrite')
    const record = await transaction.store.get(key)
    if (record) await transaction.store.put({ ...record, ...patch, updatedAt: Date.now() })
    await transaction.done
    changed()
  },

  async remove(key: string): Promise<void> {
    await (await openActivities()).delete('activity', key)
    changed()
  },

  /** Told of changes in this and in other tabs. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export type ActivityStore = typeof activityStore
