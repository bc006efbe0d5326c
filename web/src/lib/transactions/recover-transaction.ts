// Follows a recorded transaction, and searches the chain for it first if its hash is unknown or wrong.

import { sleep } from '@saleyard/chain/abort.ts'
import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import {
  type Finding,
  findLostTransaction,
  type LostTransaction,
} from '@saleyard/chain/transactions/find-lost-transaction.ts'
import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { getChain } from '@/lib/networks/chains.ts'
import { findBundleHash } from '@/lib/wallet/requests/calls.ts'
import { type ActivityRecord, type ActivityStore, activityStore, type Proposal } from './activity-store.ts'
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
  const owners = record.safe && ({ finding: 'owners' } as const)
  onChange?.({ state: 'uncertain', isChecking: true, error, ...owners })

  const found = await findSent(record, options)
  if ('state' in found) return found
  const { finding } = found
  if (finding !== 'gone') return settle({ state: 'uncertain', ...(finding && { finding }), ...owners, error })
  const gone = { state: 'dropped', dropReason: 'nonceUsed' } as const
  await patchRecord(store, record.key, { ...gone, isInterrupted: false })
  return settle(gone)
}

type Found = TransactionProgress | { finding?: Finding | 'gone' }

/** Follows what the chain or the wallet shows, or returns what the search has found instead. */
async function findSent(record: ActivityRecord, options: RecoverTransactionOptions): Promise<Found> {
  if (record.safe) return (await followExecuted(record, options)) ?? {}
  const found = (await followBundle(record, options)) ?? (await followLost(record, options))
  // A bundle may arrive in the transaction of another account: the numbers of this one do not rule it out.
  return 'finding' in found && found.finding === 'gone' && record.bundle ? { finding: 'unclear' } : found
}

/** Follows the transaction that the chain shows, or returns what the search has found instead. */
async function followLost(record: ActivityRecord, options: RecoverTransactionOptions) {
  const lost = await searchChain(record, options).catch((): LostTransaction => ({ finding: 'unread' }))
  return 'hash' in lost ? followRecord({ ...record, hash: lost.hash, seenNonce: lost.nonce }, options) : lost
}

/** Follows what a Safe was asked for, if this device or the chain shows it. */
async function followExecuted(record: ActivityRecord, options: RecoverTransactionOptions) {
  const { recoverSafeRecord } = await loadSafePart(options)
  return recoverSafeRecord(record, toSafeOptions(record, options))
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
 * were no hash. If it may be a proposal's, its owners are waited for.
 *
 * @param record Has a hash or a proposal.
 */
export async function followReported(
  record: ActivityRecord,
  options: FollowRecordOptions,
): Promise<TransactionProgress> {
  const { proposal, hash, safe } = record
  if (proposal) return followProposed({ ...record, proposal }, options)
  if (!hash) return recoverTransaction(record, options)
  if (safe) return followProposed({ ...record, hash }, options)
  const progress = await followRecord({ ...record, hash }, options)
  if (progress.state === 'proposed') return followProposed({ ...record, hash }, options)
  if (progress.state !== 'uncertain') return progress
  return recoverTransaction({ ...record, hash: undefined, state: 'uncertain' }, options)
}

/** @param record Has a proposal, or a hash that may be one. */
async function followProposed(
  record: ActivityRecord & ({ proposal: Proposal } | { hash: Hash }),
  options: FollowRecordOptions,
): Promise<TransactionProgress> {
  const { key, chainId, createdAt } = record
  const safe = record.safe ?? (await untilDone(() => estimateStart(options.config, { chainId, createdAt }), options))
  const { hash, ...rest } = record
  const proposal = record.proposal ?? { safeTxHash: hash as Hash, fromBlock: safe.fromBlock }
  const followed = record.proposal && hash ? { ...rest, hash } : rest
  // Before anything is loaded: a page that closes now has the wallet's answer.
  if (!record.proposal)
    await patchRecord(options.store ?? activityStore, key, { state: 'proposed', hash: undefined, proposal, safe })
  const { followSafeRecord } = await loadSafePart(options)
  return followSafeRecord({ ...followed, proposal, safe }, toSafeOptions(record, options))
}

async function estimateStart(config: Config, { chainId, createdAt }: Pick<ActivityRecord, 'chainId' | 'createdAt'>) {
  const { estimateSafeStart } = await import('@/lib/safe/follow-safe-record.ts')
  return estimateSafeStart(config.getClient({ chainId }), createdAt)
}

/** Most pages meet no Safe, and load nothing of it. */
function loadSafePart(options: FollowRecordOptions) {
  return untilDone(() => import('@/lib/safe/follow-safe-record.ts'), options)
}

/** Repeats what needs the network: the wallet has answered by now, and its answer must not be lost. */
async function untilDone<Result>(act: () => Promise<Result>, { config, signal }: FollowRecordOptions): Promise<Result> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (signal?.aborted) throw error
      await sleep(config.getClient().pollingInterval, signal)
    }
  }
}

function toSafeOptions({ chainId }: ActivityRecord, options: FollowRecordOptions) {
  const { store = activityStore, confirmations = getChain(chainId).confirmations } = options
  return { ...options, store, confirmations }
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
  /** What was asked, in order: it shows which proposal of a Safe the wallet has answered with. */
  calls?: readonly { to: Address; data: Hex; value: bigint }[]
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
