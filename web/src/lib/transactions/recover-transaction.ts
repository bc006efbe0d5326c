// Follows a recorded transaction, after searching the chain for it where its hash is unknown or wrong.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { findLostTransaction, type LostTransaction } from '@saleyard/chain/transactions/find-lost-transaction.ts'
import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { getChain } from '@/lib/networks/chains.ts'
import { type ActivityRecord, type ActivityStore, activityStore } from './activity-store.ts'
import { followTransaction, type Known } from './follow-transaction.ts'
import type { TransactionProgress } from './transaction-progress.ts'

type RecoverTransactionOptions = FollowRecordOptions & {
  /** Why it is not known whether the wallet has sent it. */
  error?: UserError
}

const interrupted: UserError = { code: 'interrupted', values: {}, details: '' }

/**
 * Looks on chain, once, for a transaction of which no hash came back. What is found is followed as if it had. Asks the
 * wallet for nothing. Never throws.
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

  const unseen = await searchChain(record, options).catch((): LostTransaction => ({ finding: 'unread' }))
  if ('hash' in unseen) return followRecord({ ...record, hash: unseen.hash, seenNonce: unseen.nonce }, options)
  const { finding } = unseen
  if (finding !== 'gone') return settle({ state: 'uncertain', finding, error })
  const gone = { state: 'dropped', dropReason: 'nonceUsed' } as const
  await patchRecord(store, record.key, { ...gone, isInterrupted: false })
  return settle(gone)
}

/** Follows a hash that a wallet has told. Where it is of something else, the chain is searched as if there were none. */
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
  // Of an earlier version, which noted less.
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

/** Asked was asked: a store that fails now is no reason to say anything else. */
async function patchRecord(store: ActivityStore, key: string, patch: Parameters<ActivityStore['patch']>[1]) {
  await store.patch(key, patch).catch(() => undefined)
}

export type FollowRecordOptions = {
  config: Config
  /** Each change; the last one is what the promise gives. */
  onChange?: (progress: TransactionProgress) => void
  /** Stops following, never sending: what was sent stays sent, and is resumed from the store. */
  signal?: AbortSignal
  /** Blocks; default: the chain's. */
  confirmations?: number
  store?: ActivityStore
}

type Sent = Pick<ActivityRecord, 'key' | 'chainId' | 'account' | 'nonce' | 'sent' | 'signer' | 'asked'> & {
  hash: Hash
  /** Of the transaction as the chain shows it. The record's `nonce` is a guess until `sent` stands beside it. */
  seenNonce?: number
}

/**
 * Follows a sent transaction and keeps its record in step. The hash is stored before anything else is asked, and forgotten where it
 * is of something else: see {@link followTransaction}.
 */
export async function followRecord(record: Sent, options: FollowRecordOptions): Promise<TransactionProgress> {
  const { config, onChange, signal, store = activityStore } = options
  const { key, chainId, account, sent, signer, asked, hash } = record
  // By a number that another transaction got, this one would be called dropped while it is on its way.
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

/** The money has moved by now: a store that fails is no reason to stop telling the user where it is. */
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
