import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { getChain } from '@/lib/chains.ts'
import { type ActivityRecord, type ActivityStore, activityStore } from './activity-store.ts'
import { followTransaction, type Known } from './follow-transaction.ts'
import type { TransactionProgress } from './transaction-progress.ts'

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
    await keep(store, key, progress, known)
    onChange?.(progress)
  }
  await report({ state: 'submitted', hash, ...(signer && { signer }) }, { nonce })
  return followTransaction(config.getClient({ chainId }), {
    hash,
    account,
    nonce,
    sent,
    signer,
    asked,
    confirmations: options.confirmations ?? getChain(chainId).confirmations,
    onChange: report,
    signal,
  })
}

/** The money has moved by now: a store that fails is no reason to stop telling the user where it is. */
async function keep(store: ActivityStore, key: string, progress: TransactionProgress, { nonce, sent, signer }: Known) {
  const { state, hash, dropReason } = progress
  const learned = { ...(nonce !== undefined && { nonce }), ...(sent && { sent }), ...(signer && { signer }) }
  await store.patch(key, { state, hash, dropReason, isInterrupted: false, ...learned }).catch(() => undefined)
}
