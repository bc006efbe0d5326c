// Searches the chain for a transaction without a known hash.

import type { Address, Client, Hash } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import { findReplacement } from './find-replacement.ts'
import { compareCall, type RequestedCall } from './requested-call.ts'

export type FindLostTransactionParameters = {
  account: Address
  /**
   * Recorded before the wallet's prompt: the number of the account's mined transactions; `nonce` includes pending ones.
   */
  firstNonce: number
  nonce: number
  requested: RequestedCall
  /** Hashes of other actions: an equal transaction among them is not this one. */
  othersHashes: ReadonlySet<Hash>
  /** Number of blocks until a transaction is final. */
  confirmations: number
}

/**
 * Finding about a transaction without a known hash: `unseen`: its nonce is not used; `waiting`: a transaction of the
 * account is pending; `unclear`: the nonce is used, but it is unknown by which transaction; `unread`: no node answered.
 */
export type Finding = 'unseen' | 'waiting' | 'unclear' | 'unread'

export type LostTransaction = { hash: Hash; nonce: number } | { finding: Finding | 'gone' }

/** Maximum number of nonces that are searched; a user who has sent more since then must check the wallet. */
const maximumNonces = 12
/**
 * In blocks: deep enough to conclude that another transaction has the nonce; nodes soon drop the data needed to find
 * it.
 */
const deepEnough = 30

/**
 * Searches the chain for a transaction without a known hash.
 *
 * @returns The transaction; or `gone` if every possible nonce is used by another transaction for certain, and nothing
 * of the account is pending; or another finding.
 */
export async function findLostTransaction(
  client: Client,
  parameters: FindLostTransactionParameters,
): Promise<LostTransaction> {
  const { account, firstNonce, nonce } = parameters
  const used = await getTransactionCount(client, { address: account })
  const found = await Promise.all(
    range(firstNonce, Math.min(used, firstNonce + maximumNonces)).map((each) =>
      classifyNonce(client, each, parameters),
    ),
  )
  const own = found.find(({ verdict }) => verdict === 'same')
  if (own?.hash) return { hash: own.hash, nonce: own.nonce }
  if (used - firstNonce > maximumNonces || found.some(({ verdict }) => verdict !== 'other'))
    return { finding: 'unclear' }

  const waiting = await getTransactionCount(client, { address: account, blockTag: 'pending' })
  if (waiting > Math.max(used, nonce)) return { finding: 'waiting' }
  return { finding: used > nonce ? 'gone' : 'unseen' }
}

type ClassifiedNonce = { nonce: number; hash?: Hash; verdict: 'same' | 'other' | 'unclear' }

/** Classifies the transaction that used a nonce against the lost one. */
async function classifyNonce(
  client: Client,
  nonce: number,
  parameters: FindLostTransactionParameters,
): Promise<ClassifiedNonce> {
  const { account, requested, othersHashes, confirmations } = parameters
  const transaction = await findReplacement(client, { account, nonce })
  if (!transaction) return { nonce, verdict: 'unclear' }
  const { hash, blockNumber } = transaction
  const verdict = othersHashes.has(hash) ? 'other' : compareCall(transaction, requested)
  if (verdict !== 'other') return { nonce, hash, verdict: verdict === 'same' ? 'same' : 'unclear' }

  const latest = await getBlockNumber(client, { cacheTime: 0 })
  const depth = blockNumber === null ? 0n : latest - blockNumber + 1n
  return { nonce, hash, verdict: depth >= Math.min(confirmations, deepEnough) ? 'other' : 'unclear' }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
