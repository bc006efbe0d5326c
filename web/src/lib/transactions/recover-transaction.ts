// Follows a recorded transaction, and searches the chain for it first if its hash is unknown or wrong.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { findLostTransaction, type LostTransaction } from '@saleyard/chain/transactions/find-lost-transaction.ts'
import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { getChain } from '@/lib/networks/chains.ts'
import { findBundleHash } from '@/lib/wallet/requests/calls.ts'
import { type ActivityRecord, type ActivityStore, activityStore } from './activity-store.ts'
import { followTransaction, type Known } from './follow-transaction.ts'
import type { TransactionProgress } from './transaction-progress.ts'

type RecoverTransactionOptions = FollowRecordOptions & {
  /** Why it is unknown whether the wallet has sent the transaction. */
  error?: UserError
}

const interrupted: UserError = { code: 'interrupted', values: {}, details: '' }

/**
 * Searches the chain once for a transaction whose hash the wallet did not return, and follows what it finds. Of the wallet it
 * requests only the status of a bundle. Never throws.
 */
export async function recoverTransaction(
  record: ActivityRecord,
  options: RecoverTransactionOptions,
): Promise<TransactionProgress> {
  const { onChange, store = activityStore } = options
  const isInterrupted = record.isInterrupted || record.state === 'awaiting-signature'
  const error = options.error ?? (isInterrupted ? interrupted : undefined)
  const settle = (progress: TransactionProgress) => {
    onChange?.(progress)
    return progress
  }
  if (record.state !== 'uncertain') await patchRecord(store, record.key, { state: 'uncertain', isInterrupted })
  onChange?.({ state: 'uncertain', isChecking: true, error })

  const bundled = await followBundle(record, options)
  if (bundled) return bundled
  const lost = await searchChain(record, options).catch((): LostTransaction => ({ finding: 'unread' }))
  if ('hash' in lost) return followRecord({ ...record, hash: lost.hash, seenNonce: lost.nonce }, options)
  const { finding } = lost
  // A bundle may arrive in the transaction of another account: the numbers of this one do not rule it out.
  if (finding === 'gone' && record.bundle) return settle({ state: 'uncertain', finding: 'unclear', error })
  if (finding !== 'gone') return settle({ state: 'uncertain', finding, error })
  const gone = { state: 'dropped', dropReason: 'nonceUsed' } as const
  await patchRecord(store, record.key, { ...gone, isInterrupted: false })
  return settle(gone)
}

/** Follows the transaction that the wallet names for a bundle; undefined if it names none, or one of something else. */
async function followBundle(record: ActivityRecord, options: RecoverTransactionOptions) {
  const { chainId, bundle } = record
  if (!bundle) return undefined
  const hash = await findBundleHash(options.config, { chainId, bundle }).catch(() => undefined)
  const progress = hash && (await followRecord({ ...record, hash, seenNonce: undefined }, options))
  return progress?.state === 'uncertain' ? undefined : progress
}

/**
 * Follows a hash that a wallet has returned. If it belongs to an unrelated transaction, searches the chain as if there
 * were no hash.
 */
export async function followReported(
  record: ActivityRecord & { hash: Hash },
  options: FollowRecordOptions,
): Promise<TransactionProgress> {
  const progress = await followRecord(record, options)
  if (progress.state !== 'uncertain') return progress
  return recoverTransaction({ ...record, hash: undefined, state: 'uncertain' }, options)
}

async function searchChain(
  record: ActivityRecord,
  { config, confirmations, store = activityStore }: RecoverTransactionOptions,
) {
  const { key, chainId, account, nonce, asked } = record
  // Earlier versions recorded less.
  if (nonce === undefined || !asked) return { finding: 'unread' } satisfies LostTransaction
  const others = await store.list()
  return findLostTransaction(config.getClient({ chainId }), {
    account,
    nonce,
    firstNonce: record.firstNonce ?? nonce,
    requested: asked,
    othersHashes: new Set(others.flatMap((other): Hash[] => (other.hash && other.key !== key ? [other.hash] : []))),
    confirmations: confirmations ?? getChain(chainId).confirmations,
  })
}

/** The wallet request has happened: a failing store must not change the outcome. */
async function patchRecord(store: ActivityStore, key: string, patch: Parameters<ActivityStore['patch']>[1]) {
  await store.patch(key, patch).catch(() => undefined)
}

export type FollowRecordOptions = {
  config: Config
  /** Called on each change; the promise returns the last one. */
  onChange?: (progress: TransactionProgress) => void
  /** Stops following, never sending: a sent transaction stays sent, and the store resumes it. */
  signal?: AbortSignal
  /** Blocks; default: the chain's. */
  confirmations?: number
  store?: ActivityStore
}

type Sent = Pick<ActivityRecord, 'key' | 'chainId' | 'account' | 'nonce' | 'sent' | 'signer' | 'asked'> & {
  hash: Hash
  /** Nonce of the transaction on chain. The record's `nonce` is a guess until the record has `sent`. */
  seenNonce?: number
}

/**
 * Follows a sent transaction and keeps its record in step. The hash is stored before any request, and removed if it
 * belongs to an unrelated transaction: see {@link followTransaction}.
 */
export async function followRecord(record: Sent, options: FollowRecordOptions): Promise<TransactionProgress> {
  const { config, onChange, signal, store = activityStore } = options
  const { key, chainId, account, sent, signer, asked, hash } = record
  // With a nonce that another transaction used, this one would count as dropped while it is pending.
  const nonce = record.seenNonce ?? (sent && record.nonce)
  const report = async (progress: TransactionProgress, known: Known = {}) => {
    await storeProgress(store, key, progress, known)
    onChange?.(progress)
  }
  await report({ state: 'submitted', hash, ...(signer && { signer }) }, { nonce })
  return followTransaction(config.getClient({ chainId }), {
    hash,
    account,
    nonce,
    sent,
    signer,
    requested: asked,
    confirmations: options.confirmations ?? getChain(chainId).confirmations,
    onChange: report,
    signal,
  })
}

/** The money has moved by now: a failing store must not stop the reports to the user. */
async function storeProgress(
  store: ActivityStore,
  key: string,
  progress: TransactionProgress,
  { nonce, sent, signer }: Known,
) {
  const { state, hash, dropReason } = progress
  const learned = { ...(nonce !== undefined && { nonce }), ...(sent && { sent }), ...(signer && { signer }) }
  await store.patch(key, { state, hash, dropReason, isInterrupted: false, ...learned }).catch(() => undefined)
}
