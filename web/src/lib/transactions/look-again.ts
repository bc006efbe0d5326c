import type { Hash } from 'viem'
import { getChain } from '@/lib/chains.ts'
import type { UserError } from '@/lib/errors/to-user-error.ts'
import { type ActivityRecord, type ActivityStore, activityStore } from './activity-store.ts'
import { findUnseen, type Unseen } from './find-unseen.ts'
import { type FollowRecordOptions, followRecord } from './follow-record.ts'
import type { TransactionProgress } from './transaction-progress.ts'

export type LookAgainOptions = FollowRecordOptions & {
  /** Why it is not known whether the wallet has sent it. */
  error?: UserError
}

const interrupted: UserError = { code: 'interrupted', values: {}, details: '' }

/**
 * Looks on chain, once, for a transaction of which no hash came back. What is found is followed as if it had. Asks the
 * wallet for nothing. Never throws.
 */
export async function lookAgain(record: ActivityRecord, options: LookAgainOptions): Promise<TransactionProgress> {
  const { onChange, store = activityStore } = options
  const isInterrupted = record.isInterrupted || record.state === 'awaiting-signature'
  const error = options.error ?? (isInterrupted ? interrupted : undefined)
  const settle = (progress: TransactionProgress) => {
    onChange?.(progress)
    return progress
  }
  if (record.state !== 'uncertain') await keep(store, record.key, { state: 'uncertain', isInterrupted })
  onChange?.({ state: 'uncertain', isLooking: true, error })

  const unseen = await look(record, options).catch((): Unseen => ({ finding: 'unread' }))
  if ('hash' in unseen) return followRecord({ ...record, hash: unseen.hash, seenNonce: unseen.nonce }, options)
  const { finding } = unseen
  if (finding !== 'gone') return settle({ state: 'uncertain', finding, error })
  const gone = { state: 'dropped', dropReason: 'nonceUsed' } as const
  await keep(store, record.key, { ...gone, isInterrupted: false })
  return settle(gone)
}

/** Follows a hash that a wallet has told. Where it is of something else, the chain is searched as if there were none. */
export async function followTold(
  record: ActivityRecord & { hash: Hash },
  options: FollowRecordOptions,
): Promise<TransactionProgress> {
  const progress = await followRecord(record, options)
  if (progress.state !== 'uncertain') return progress
  return lookAgain({ ...record, hash: undefined, state: 'uncertain' }, options)
}

async function look(record: ActivityRecord, { config, confirmations, store = activityStore }: LookAgainOptions) {
  const { key, chainId, account, nonce, asked } = record
  // Of an earlier version, which noted less.
  if (nonce === undefined || !asked) return { finding: 'unread' } satisfies Unseen
  const others = await store.list()
  return findUnseen(config.getClient({ chainId }), {
    account,
    nonce,
    firstNonce: record.firstNonce ?? nonce,
    asked,
    othersHashes: new Set(others.flatMap((other): Hash[] => (other.hash && other.key !== key ? [other.hash] : []))),
    confirmations: confirmations ?? getChain(chainId).confirmations,
  })
}

/** Asked was asked: a store that fails now is no reason to say anything else. */
async function keep(store: ActivityStore, key: string, patch: Parameters<ActivityStore['patch']>[1]) {
  await store.patch(key, patch).catch(() => undefined)
}
