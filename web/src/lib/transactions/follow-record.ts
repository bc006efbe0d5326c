import type { Hash } from 'viem'
import type { Config } from 'wagmi'
import { getChain } from '../chains'
import { type ActivityRecord, type ActivityStore, activityStore } from './activity-store'
import { followTransaction, type Known } from './follow-transaction'
import type { TransactionProgress } from './transaction-progress'

export type FollowRecordOptions = {
  config: Config
  onChange?: (progress: TransactionProgress) => void
  signal?: AbortSignal
  /** Blocks; default: the chain's. */
  confirmations?: number
  store?: ActivityStore
}

type Sent = Pick<ActivityRecord, 'key' | 'chainId' | 'account' | 'nonce' | 'sent'> & { hash: Hash }

/** Follows a sent transaction and keeps its record in step. The hash is stored before anything else is asked. */
export async function followRecord(record: Sent, options: FollowRecordOptions): Promise<TransactionProgress> {
  const { config, onChange, signal, store = activityStore } = options
  const { key, chainId, account, nonce, hash } = record
  const report = async (progress: TransactionProgress, known: Known = {}) => {
    await keep(store, key, progress, known)
    onChange?.(progress)
  }
  await report({ state: 'submitted', hash })
  return followTransaction(config.getClient({ chainId }), {
    hash,
    account,
    nonce,
    sent: record.sent,
    confirmations: options.confirmations ?? getChain(chainId).confirmations,
    onChange: report,
    signal,
  })
}

/** The money has moved by now: a store that fails is no reason to stop telling the user where it is. */
async function keep(store: ActivityStore, key: string, progress: TransactionProgress, { nonce, sent }: Known) {
  const { state, hash, dropReason } = progress
  const learned = { ...(nonce !== undefined && { nonce }), ...(sent && { sent }) }
  await store.patch(key, { state, hash, dropReason, isInterrupted: false, ...learned }).catch(console.error)
}
