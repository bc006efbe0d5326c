// Follows a sent transaction until it is final, reverted or dropped, through speed-ups and reorgs.

import { sleep } from '@saleyard/chain/abort.ts'
import { findReplacement } from '@saleyard/chain/transactions/find-replacement.ts'
import { isUnrelated, type RequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { type Address, type Client, getAddress, type Hash, isAddressEqual, keccak256, type Transaction } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { isContractAccount } from '@/lib/safe/contract-account.ts'
import type { DropReason, SentDetails, Signer } from './activity-store.ts'
import { fetchTransactionStatus, readTransaction, type TransactionSnapshot } from './fetch-transaction-status.ts'
import type { TransactionState } from './transaction-intent.ts'
import { isSettled, type TransactionProgress } from './transaction-progress.ts'

type FollowTransactionParameters = {
  hash: Hash
  account: Address
  /** From an earlier visit; needed to detect a replacement that happened in between. */
  nonce?: number
  /** From an earlier visit; distinguishes a speed-up from another action. */
  sent?: SentDetails
  /** From an earlier visit, if the wallet used another account. */
  signer?: Signer
  /**
   * The requested call: distinguishes another account's own transaction from one that carried the call, and from an
   * unrelated one.
   */
  requested?: RequestedCall
  /** Blocks, including the transaction's own, after which it is final. */
  confirmations: number
  /** Called on each change, also when a reorg removes the transaction from its block. */
  onChange: (progress: TransactionProgress, known: Known) => void | Promise<void>
  signal?: AbortSignal
  /** ms between two reads; default: the client's. */
  pollingInterval?: number
}

/** Facts learned while following that the record keeps. */
export type Known = { nonce?: number; sent?: SentDetails; signer?: Signer }

/**
 * Consecutive reads without a trace of the transaction before it counts as vanished: a node behind a load balancer may
 * simply lag.
 */
const missesUntilVanished = 45
/**
 * Least and greatest number of blocks since the nonce was used before the transaction counts as dropped although its
 * replacement is not found: one address may hide several nodes, and the one that returns the nonce count may be ahead
 * of those that look for the transaction.
 */
const minDepth = 8
const maxDepth = 30

/** States of a hash that is none of a transaction of the account, as far as nodes know. */
const endsHere: readonly TransactionState[] = ['uncertain', 'proposed']

/**
 * Follows a sent transaction until it is final, reverted or dropped. A speed-up is followed under its new hash. A
 * failed request is not news: the next read follows. Ends without a settled state when `signal` aborts, as `uncertain` if
 * the hash belongs to an unrelated transaction, as a faulty wallet may return, and as `proposed` if no node knows it and the
 * account is a contract: then it may be the hash of a proposal, which no nonce of the network can drop.
 */
export async function followTransaction(
  client: Client,
  { onChange, signal, pollingInterval, ...parameters }: FollowTransactionParameters,
): Promise<TransactionProgress> {
  const trail: FollowState = { client, ...parameters, misses: 0, spedUp: false }
  let progress: TransactionProgress = { state: 'submitted', hash: trail.hash }
  let known = trail.sent

  while (!signal?.aborted) {
    const next = await checkTransaction(trail).catch(() => progress)
    if (hasChanged(progress, next) || trail.sent !== known) {
      known = trail.sent
      progress = next
      await onChange(next, { nonce: trail.nonce, sent: known, signer: trail.signer })
    }
    if (isSettled(progress) || endsHere.includes(progress.state)) return progress
    await sleep(pollingInterval ?? client.pollingInterval, signal)
  }
  return progress
}

type FollowState = Pick<
  FollowTransactionParameters,
  'account' | 'hash' | 'nonce' | 'sent' | 'signer' | 'requested' | 'confirmations'
> & {
  client: Client
  /** The transaction has been compared with the requested call. */
  isCompared?: boolean
  /** The account was asked for its code, and has a key. */
  isKey?: boolean
  misses: number
  spedUp: boolean
}

async function checkTransaction(trail: FollowState): Promise<TransactionProgress> {
  const snapshot = await fetchTransactionStatus(trail.client, { hash: trail.hash, account: getSender(trail) })
  const found = snapshot.receipt ?? snapshot.transaction
  if (found && (await isUnrelatedTransaction(trail, snapshot))) return { state: 'uncertain' }
  if (found) trail.signer = findSigner(found, trail)
  const progress = await classifySnapshot(trail, snapshot)
  return { ...progress, ...(trail.signer && { signer: trail.signer }) }
}

/** A transaction with only a receipt, as from a node that has pruned the rest, counts as the requested one. */
async function isUnrelatedTransaction(trail: FollowState, { transaction }: TransactionSnapshot): Promise<boolean> {
  const { client, hash, requested } = trail
  if (trail.isCompared || !requested) return false
  const found = transaction ?? (await readTransaction(client, hash))
  trail.isCompared = found !== null
  return found !== null && isUnrelated(found, requested)
}

/** Returns the account whose nonce the transaction uses. */
const getSender = ({ signer, account }: FollowState): Address => signer?.address ?? account

function findSigner({ from, to }: Pick<Transaction, 'from' | 'to'>, trail: FollowState): Signer | undefined {
  if (isAddressEqual(from, trail.account)) return undefined
  const isDirect = Boolean(to && trail.requested && isAddressEqual(to, trail.requested.to))
  return { address: getAddress(from), isDirect }
}

async function classifySnapshot(trail: FollowState, snapshot: TransactionSnapshot): Promise<TransactionProgress> {
  const { hash, spedUp } = trail
  if (snapshot.receipt) return mined(trail, snapshot.blockNumber, snapshot.receipt)

  if (snapshot.transaction) {
    trail.sent ??= toSentDetails(snapshot.transaction)
    trail.nonce = snapshot.transaction.nonce
    trail.misses = 0
    return { state: spedUp ? 'replaced' : 'submitted', hash }
  }
  if (await isFromContract(trail)) return { state: 'proposed', hash }
  trail.misses += 1
  return missing(trail, snapshot)
}

/** A transaction that was seen has a key's account as its sender. */
async function isFromContract(trail: FollowState): Promise<boolean> {
  if (trail.isKey || trail.sent || trail.signer) return false
  const isContract = await isContractAccount(trail.client, trail.account)
  trail.isKey = !isContract
  return isContract
}

function mined(
  trail: FollowState,
  blockNumber: bigint,
  receipt: NonNullable<TransactionSnapshot['receipt']>,
): TransactionProgress {
  trail.misses = 0
  const { hash } = trail
  if (receipt.status === 'reverted') return { state: 'reverted', hash, receipt }
  // Block number and receipt come from separate reads: the receipt may be of a newer block, and itself counts as one.
  const depth = Math.max(1, Number(blockNumber - receipt.blockNumber) + 1)
  const confirmations = { done: Math.min(depth, trail.confirmations), needed: trail.confirmations }
  return { state: depth >= trail.confirmations ? 'final' : 'mined', hash, receipt, confirmations }
}

async function missing(
  trail: FollowState,
  { nonceCount, blockNumber }: TransactionSnapshot,
): Promise<TransactionProgress> {
  const { hash, nonce, spedUp, misses } = trail
  const waiting: TransactionProgress = { state: spedUp ? 'replaced' : 'submitted', hash }
  if (nonce === undefined || nonceCount === null || nonceCount <= nonce)
    return misses < missesUntilVanished ? waiting : drop(hash, 'vanished')

  return classifyUsedNonce(trail, nonce, { waiting, blockNumber })
}

type Missing = { waiting: TransactionProgress; blockNumber: bigint }

/** Classifies a transaction whose nonce is used, by itself or by another one. */
async function classifyUsedNonce(
  trail: FollowState,
  nonce: number,
  { waiting, blockNumber }: Missing,
): Promise<TransactionProgress> {
  const { hash, confirmations } = trail
  const account = getSender(trail)
  const replacement = await findReplacement(trail.client, { account, nonce })
  if (replacement) return replace(trail, replacement, { waiting, blockNumber })
  const depth = BigInt(Math.min(Math.max(confirmations, minDepth), maxDepth))
  if (blockNumber < depth) return waiting
  const used = await getTransactionCount(trail.client, { address: account, blockNumber: blockNumber - depth })
  return used > nonce ? drop(hash, 'nonceUsed') : waiting
}

function replace(trail: FollowState, replacement: Transaction, { waiting, blockNumber }: Missing): TransactionProgress {
  const isOwn = replacement.hash === trail.hash
  const reason = isOwn ? undefined : classifyReplacement(replacement, { sent: trail.sent, account: getSender(trail) })
  const depth = blockNumber - (replacement.blockNumber ?? blockNumber) + 1n
  // A reorg may still restore the followed transaction.
  if (reason) return depth < BigInt(trail.confirmations) ? waiting : drop(trail.hash, reason)
  const spedUp = trail.spedUp || replacement.hash !== trail.hash
  Object.assign(trail, { hash: replacement.hash, misses: 0, spedUp })
  return { state: spedUp ? 'replaced' : 'submitted', hash: replacement.hash }
}

function drop(hash: Hash, dropReason: DropReason): TransactionProgress {
  return { state: 'dropped', hash, dropReason }
}

/** Whether a read has news: another state, hash or block, or more confirmations. */
export function hasChanged(before: TransactionProgress, after: TransactionProgress): boolean {
  return (
    before.state !== after.state ||
    before.hash !== after.hash ||
    before.confirmations?.done !== after.confirmations?.done ||
    before.receipt?.blockHash !== after.receipt?.blockHash
  )
}

/**
 * Classifies the transaction that has used the nonce of a sent one.
 *
 * @returns `undefined`: the same action with another fee. Only a provably equal transaction counts as a speed-up.
 */
export function classifyReplacement(
  replacement: Transaction,
  { sent, account }: { sent?: SentDetails; account: Address },
): DropReason | undefined {
  const { to, value, inputHash } = toSentDetails(replacement)
  const same = sent?.to === to && sent.value === value && sent.inputHash === inputHash
  // First, since a wallet that executes several calls as one sends them to the account itself.
  if (same) return undefined
  const toSelf = replacement.to?.toLowerCase() === account.toLowerCase()
  return toSelf && replacement.value === 0n ? 'cancelled' : 'nonceUsed'
}

function toSentDetails({ to, value, input }: Transaction): SentDetails {
  return { to: to && getAddress(to), value: value.toString(), inputHash: keccak256(input) }
}
