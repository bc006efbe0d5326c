// Stores the proposals that this device has made, opened or signed, in IndexedDB.

import { mergeSignatures, type OwnerSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { listCalls, type SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import type { SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Address, Hash } from 'viem'
import { openDatabase } from '@/lib/storage/to-storage-error.ts'

/** A transaction that the owners of a Safe sign: made here, handed to the Safe's own page, or opened from a file. */
export type StoredProposal = {
  safeTxHash: Hash
  chainId: number
  safe: Address
  /** What owners sign, in order; without `tx`, what was asked of the Safe. */
  calls: readonly SafeCall[]
  /** Missing where a wallet's answer leads to no transaction of these calls: what owners sign is not proven to be ours. */
  tx?: SafeTx
  /** The wallet has answered with this hash a moment ago: it may be that of a transaction, or of a proposal that is proven soon. */
  isUnchecked?: true
  /** `files`: owners sign it by this page. `wallet`: the Safe's own page has it. */
  way: 'files' | 'wallet'
  /** Those that reached this device. */
  signatures: OwnerSignature[]
  /** What it does, as the activity says it; empty for one from a file. */
  summary: string
  /** The run whose batches it pays. */
  runId?: string
  /** Unix time, ms. */
  createdAt: number
  /** The newest block before it was made: it is in no earlier one. */
  fromBlock: bigint
  /** When it was opened from a file, a link or a code, unless it was proposed here as well. Unix time, ms. */
  openedAt?: number
  /** When a file, a link or a code of it was made here: from then on owners of whom this device knows nothing may sign it. Unix time, ms. */
  sharedAt?: number
  /** Its owners are to reject it, or this device no longer shows it. Unix time, ms. */
  withdrawnAt?: number
}

type Schema = DBSchema & { proposals: { key: Hash; value: StoredProposal } }

const listeners = new Set<() => void>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('saleyard-safe')
channel?.addEventListener('message', () => notify())

function notify() {
  for (const listener of listeners) listener()
}

function changed() {
  channel?.postMessage('changed')
  notify()
}

/** Every proposal of this device. All methods throw if the browser blocks storage. */
export const proposalStore = {
  get: async (safeTxHash: Hash): Promise<StoredProposal | undefined> => (await open()).get('proposals', safeTxHash),

  /** Newest first. */
  async list(): Promise<StoredProposal[]> {
    const all = await (await open()).getAll('proposals')
    return all.sort((one, other) => other.createdAt - one.createdAt)
  },

  /**
   * Adds a proposal. One that is there keeps its time, its block and its signatures, gets the new ones, and calls and a summary if it
   * had none.
   */
  async add(proposal: StoredProposal): Promise<StoredProposal> {
    return update(proposal.safeTxHash, (known) => withCalls(known ? merge(known, proposal) : proposal))
  },

  /**
   * Adds a proposal that is made here now. One that is there is no longer withdrawn, and is of now; what owners may have of it
   * stays: its way, its signatures, and the block from which it is searched.
   */
  async propose(proposal: StoredProposal): Promise<StoredProposal> {
    return update(proposal.safeTxHash, (known) => {
      if (!known) return withCalls(proposal)
      const { withdrawnAt: _, openedAt: __, isUnchecked: ___, ...kept } = known
      const { way, signatures, fromBlock } = kept
      return withCalls({ ...kept, ...proposal, way, signatures, fromBlock })
    })
  },

  /** Removes a proposal from this device; owners who have it keep it. */
  async remove(safeTxHash: Hash): Promise<void> {
    await (await open()).delete('proposals', safeTxHash)
    changed()
  },

  /** Adds signatures that were checked; undefined if the proposal is not on this device. */
  async addSignatures(safeTxHash: Hash, signatures: readonly OwnerSignature[]): Promise<StoredProposal | undefined> {
    return update(
      safeTxHash,
      (known) => known && { ...known, signatures: mergeSignatures(known.signatures, signatures) },
    )
  },

  async patch(
    safeTxHash: Hash,
    patch: Partial<Pick<StoredProposal, 'tx' | 'sharedAt' | 'withdrawnAt'>>,
  ): Promise<void> {
    await update(safeTxHash, (known) => known && withCalls({ ...known, ...patch }))
  },

  /** Calls the listener on changes in this and in other tabs. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function merge(known: StoredProposal, added: StoredProposal): StoredProposal {
  const { openedAt, isUnchecked, ...kept } = known
  const { openedAt: _, isUnchecked: __, ...rest } = added
  return {
    ...rest,
    ...kept,
    ...(added.tx && { tx: added.tx }),
    ...(openedAt !== undefined && added.openedAt !== undefined && { openedAt }),
    ...(isUnchecked && added.isUnchecked && { isUnchecked }),
    calls: known.calls.length > 0 ? known.calls : added.calls,
    summary: known.summary || added.summary,
    signatures: mergeSignatures(known.signatures, added.signatures),
  }
}

/** The owners may have changed what was asked before the transaction itself became known. */
function withCalls(proposal: StoredProposal): StoredProposal {
  return proposal.tx ? { ...proposal, calls: listCalls(proposal.tx) } : proposal
}

/** Reads and writes in one transaction of the database, so that two tabs never overwrite each other's signatures. */
async function update<Found extends StoredProposal | undefined>(
  safeTxHash: Hash,
  change: (known: StoredProposal | undefined) => Found,
): Promise<Found> {
  const transaction = (await open()).transaction('proposals', 'readwrite')
  const next = change(await transaction.store.get(safeTxHash))
  if (next) await transaction.store.put(next)
  await transaction.done
  if (next) changed()
  return next
}

let database: Promise<IDBPDatabase<Schema>> | undefined

/** Opens the one connection to this device's proposals. @throws as {@link openDatabase}. */
function open() {
  database ??= openDatabase((blocked) =>
    openDB<Schema>('saleyard-safe', 1, {
      blocked,
      upgrade: (db) => void db.createObjectStore('proposals', { keyPath: 'safeTxHash' }),
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
