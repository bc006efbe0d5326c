// Follows a sent transaction until it is final, reverted or dropped, through speed-ups and reorgs.

import { sleep } from '@saleyard/chain/abort.ts'
import { findReplacement } from '@saleyard/chain/transactions/find-replacement.ts'
import { isUnrelated } from '@saleyard/chain/transactions/requested-call.ts'
import { type Address, type Client, getAddress, type Hash, isAddressEqual, keccak256, type Transaction } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { AskedCall, DropReason, SentDetails, Signer } from './activity-store.ts'
import { fetchTransactionStatus, readTransaction, type TransactionSnapshot } from './fetch-transaction-status.ts'
import { isSettled, type TransactionProgress } from './transaction-progress.ts'

type FollowTransactionParameters = {
  hash: Hash
  account: Address
  /** Known from an earlier visit; needed to notice a replacement that happened in between. */
  nonce?: number
  /** The same, to tell a speed-up from another act. */
  sent?: SentDetails
  /** The same, where the wallet took another account. */
  signer?: Signer
  /** What was to be called; tells an act of another account from one that it carried, and from something else. */
  requested?: AskedCall
  /** Blocks, the transaction's own included, after which it is final. */
  confirmations: number
  /** Called with each change, also when a reorg takes the transaction back out of a block. */
  onChange: (progress: TransactionProgress, known: Known) => void | Promise<void>
  signal?: AbortSignal
  /** ms between two looks; default: the client's. */
  pollingInterval?: number
}

/** What was learned on the way and is worth keeping. */
export type Known = { nonce?: number; sent?: SentDetails; signer?: Signer }

/** Looks in a row with no trace of it, before it counts as gone: a node behind a balancer may simply lag. */
const missesUntilVanished = 45
/**
 * Blocks that its nonce must have been used for, before it counts as gone though what used it is not found: behind one address
 * there are nodes, and the one that tells the nonce may be ahead of those that are asked for the transaction.
 */
const leastDepth = 8
const mostDepth = 30

/**
 * Follows a sent transaction until it is final, reverted or dropped. A speed-up is followed under its new hash.
 * Failing requests are no news: it looks again. Ends without a settled state when `signal` aborts, and as `uncertain` where the
 * hash is of something else, as a wallet at fault may tell.
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
    if (isSettled(progress) || progress.state === 'uncertain') return progress
    await sleep(pollingInterval ?? client.pollingInterval, signal)
  }
  return progress
}

type FollowState = Pick<
  FollowTransactionParameters,
  'account' | 'hash' | 'nonce' | 'sent' | 'signer' | 'requested' | 'confirmations'
> & {
  client: Client
  /** The transaction was compared with what was asked for. */
  isCompared?: boolean
  misses: number
  spedUp: boolean
}

async function checkTransaction(trail: FollowState): Promise<TransactionProgress> {
  const sighting = await fetchTransactionStatus(trail.client, { hash: trail.hash, account: ownerOf(trail) })
  const seen = sighting.receipt ?? sighting.transaction
  if (seen && (await isUnrelatedTransaction(trail, sighting))) return { state: 'uncertain' }
  if (seen) trail.signer = findSigner(seen, trail)
  const progress = await classifySnapshot(trail, sighting)
  return { ...progress, ...(trail.signer && { signer: trail.signer }) }
}

/** Where only its receipt can be had, as from a node that has dropped the rest, it counts as what was asked for. */
async function isUnrelatedTransaction(trail: FollowState, { transaction }: TransactionSnapshot): Promise<boolean> {
  const { client, hash, requested } = trail
  if (trail.isCompared || !requested) return false
  const found = transaction ?? (await readTransaction(client, hash))
  trail.isCompared = found !== null
  return found !== null && isUnrelated(found, requested)
}

/** Whose nonce the transaction has. */
const ownerOf = ({ signer, account }: FollowState): Address => signer?.address ?? account

function findSigner({ from, to }: Pick<Transaction, 'from' | 'to'>, trail: FollowState): Signer | undefined {
  if (isAddressEqual(from, trail.account)) return undefined
  const isDirect = Boolean(to && trail.requested && isAddressEqual(to, trail.requested.to))
  return { address: getAddress(from), isDirect }
}

async function classifySnapshot(trail: FollowState, sighting: TransactionSnapshot): Promise<TransactionProgress> {
  const { hash, spedUp } = trail
  if (sighting.receipt) return mined(trail, sighting.blockNumber, sighting.receipt)

  if (sighting.transaction) {
    trail.sent ??= toSentDetails(sighting.transaction)
    trail.nonce = sighting.transaction.nonce
    trail.misses = 0
    return { state: spedUp ? 'replaced' : 'submitted', hash }
  }
  trail.misses += 1
  return missing(trail, sighting)
}

function mined(
  trail: FollowState,
  blockNumber: bigint,
  receipt: NonNullable<TransactionSnapshot['receipt']>,
): TransactionProgress {
  trail.misses = 0
  const { hash } = trail
  if (receipt.status === 'reverted') return { state: 'reverted', hash, receipt }
  // Block number and receipt are read side by side: the receipt may be of a newer block, and itself counts as one.
  const seen = Math.max(1, Number(blockNumber - receipt.blockNumber) + 1)
  const confirmations = { done: Math.min(seen, trail.confirmations), needed: trail.confirmations }
  return { state: seen >= trail.confirmations ? 'final' : 'mined', hash, receipt, confirmations }
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

/** What became of a transaction whose nonce is used, by itself or by another. */
async function classifyUsedNonce(
  trail: FollowState,
  nonce: number,
  { waiting, blockNumber }: Missing,
): Promise<TransactionProgress> {
  const { hash, confirmations } = trail
  const account = ownerOf(trail)
  const replacement = await findReplacement(trail.client, { account, nonce })
  if (replacement) return replace(trail, replacement, { waiting, blockNumber })
  const depth = BigInt(Math.min(Math.max(confirmations, leastDepth), mostDepth))
  if (blockNumber < depth) return waiting
  const used = await getTransactionCount(trail.client, { address: account, blockNumber: blockNumber - depth })
  return used > nonce ? drop(hash, 'nonceUsed') : waiting
}

function replace(trail: FollowState, replacement: Transaction, { waiting, blockNumber }: Missing): TransactionProgress {
  const isOwn = replacement.hash === trail.hash
  const reason = isOwn ? undefined : classifyReplacement(replacement, { sent: trail.sent, account: ownerOf(trail) })
  const depth = blockNumber - (replacement.blockNumber ?? blockNumber) + 1n
  // A reorg may put this one back into its place.
  if (reason) return depth < BigInt(trail.confirmations) ? waiting : drop(trail.hash, reason)
  const spedUp = trail.spedUp || replacement.hash !== trail.hash
  Object.assign(trail, { hash: replacement.hash, misses: 0, spedUp })
  return { state: spedUp ? 'replaced' : 'submitted', hash: replacement.hash }
}

function drop(hash: Hash, dropReason: DropReason): TransactionProgress {
  return { state: 'dropped', hash, dropReason }
}

/** Whether a look at the chain has news: another state, hash or block, or more confirmations. */
function hasChanged(before: TransactionProgress, after: TransactionProgress): boolean {
  return (
    before.state !== after.state ||
    before.hash !== after.hash ||
    before.confirmations?.done !== after.confirmations?.done ||
    before.receipt?.blockHash !== after.receipt?.blockHash
  )
}

/**
 * What became of an act whose nonce another transaction has used.
 *
 * @returns `undefined`: the same act with another fee. Only what is provably the same counts as a speed-up.
 */
export function classifyReplacement(
  replacement: Transaction,
  { sent, account }: { sent?: SentDetails; account: Address },
): DropReason | undefined {
  const toSelf = replacement.to?.toLowerCase() === account.toLowerCase()
  if (toSelf && replacement.value === 0n) return 'cancelled'
  const { to, value, inputHash } = toSentDetails(replacement)
  const same = sent?.to === to && sent.value === value && sent.inputHash === inputHash
  return same ? undefined : 'nonceUsed'
}

/** What the chain shows of a transaction, as it is kept. */
function toSentDetails({ to, value, input }: Transaction): SentDetails {
  return { to: to && getAddress(to), value: value.toString(), inputHash: keccak256(input) }
}
