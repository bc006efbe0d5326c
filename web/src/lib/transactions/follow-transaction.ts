import type { Address, Client, Hash, Transaction } from 'viem'
import type { DropReason, SentDetails } from './activity-store'
import { findReplacement } from './find-replacement'
import { hasChanged } from './has-changed'
import { judgeReplacement } from './judge-replacement'
import { pause } from './pause'
import { readSighting, type Sighting } from './read-sighting'
import { toSentDetails } from './to-sent-details'
import { isSettled, type TransactionProgress } from './transaction-progress'

export type FollowTransactionParameters = {
  hash: Hash
  account: Address
  /** Known from an earlier visit; needed to notice a replacement that happened in between. */
  nonce?: number
  /** The same, to tell a speed-up from another act. */
  sent?: SentDetails
  /** Blocks, the transaction's own included, after which it is final. */
  confirmations: number
  /** Called with each change, also when a reorg takes the transaction back out of a block. */
  onChange: (progress: TransactionProgress, known: Known) => void | Promise<void>
  signal?: AbortSignal
  /** ms between two looks; default: the client's. */
  pollingInterval?: number
}

/** What was learned on the way and is worth keeping. */
export type Known = { nonce?: number; sent?: SentDetails }

/** Looks in a row with no trace of it, before it counts as gone: a node behind a balancer may simply lag. */
const missesUntilVanished = 45
/** The same, when another transaction is known to have used its nonce. */
const missesUntilNonceUsed = 3

/**
 * Follows a sent transaction until it is final, reverted or dropped. A speed-up is followed under its new hash.
 * Failing requests are no news: it looks again. Ends without a settled state only when `signal` aborts.
 */
export async function followTransaction(
  client: Client,
  { hash, account, nonce, sent, confirmations, onChange, signal, pollingInterval }: FollowTransactionParameters,
): Promise<TransactionProgress> {
  const trail: Trail = { client, account, hash, nonce, sent, confirmations, misses: 0, spedUp: false }
  let progress: TransactionProgress = { state: 'submitted', hash }
  let known = sent

  while (!signal?.aborted) {
    const next = await look(trail).catch(() => progress)
    if (hasChanged(progress, next) || trail.sent !== known) {
      known = trail.sent
      progress = next
      await onChange(next, { nonce: trail.nonce, sent: known })
    }
    if (isSettled(progress)) return progress
    await pause(pollingInterval ?? client.pollingInterval, signal)
  }
  return progress
}

type Trail = {
  client: Client
  account: Address
  hash: Hash
  nonce?: number
  confirmations: number
  sent?: SentDetails
  misses: number
  spedUp: boolean
}

async function look(trail: Trail): Promise<TransactionProgress> {
  const sighting = await readSighting(trail.client, trail)
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

function mined(trail: Trail, blockNumber: bigint, receipt: NonNullable<Sighting['receipt']>): TransactionProgress {
  trail.misses = 0
  const { hash } = trail
  if (receipt.status === 'reverted') return { state: 'reverted', hash, receipt }
  // Block number and receipt are read side by side: the receipt may be of a newer block, and itself counts as one.
  const seen = Math.max(1, Number(blockNumber - receipt.blockNumber) + 1)
  const confirmations = { done: Math.min(seen, trail.confirmations), needed: trail.confirmations }
  return { state: seen >= trail.confirmations ? 'final' : 'mined', hash, receipt, confirmations }
}

async function missing(trail: Trail, { nonceCount }: Sighting): Promise<TransactionProgress> {
  const { hash, nonce, spedUp, misses } = trail
  const waiting: TransactionProgress = { state: spedUp ? 'replaced' : 'submitted', hash }
  if (nonce === undefined || nonceCount === null || nonceCount <= nonce)
    return misses < missesUntilVanished ? waiting : drop(hash, 'vanished')

  const replacement = await findReplacement(trail.client, { account: trail.account, nonce })
  if (replacement) return replace(trail, replacement)
  return misses < missesUntilNonceUsed ? waiting : drop(hash, 'nonceUsed')
}

function replace(trail: Trail, replacement: Transaction): TransactionProgress {
  const reason = replacement.hash === trail.hash ? undefined : judgeReplacement(replacement, trail)
  if (reason) return drop(trail.hash, reason)
  const spedUp = trail.spedUp || replacement.hash !== trail.hash
  Object.assign(trail, { hash: replacement.hash, misses: 0, spedUp })
  return { state: spedUp ? 'replaced' : 'submitted', hash: replacement.hash }
}

function drop(hash: Hash, dropReason: DropReason): TransactionProgress {
  return { state: 'dropped', hash, dropReason }
}
