// Looks on chain for a transaction of which no hash came back.

import type { Address, Client, Hash } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import type { AskedCall } from '@/lib/transactions/activity-store.ts'
import type { Finding } from '@/lib/transactions/transaction-progress.ts'
import { findReplacement } from './find-replacement.ts'
import { compareCall } from './requested-call.ts'

export type FindLostTransactionParameters = {
  account: Address
  /** Noted before the wallet was asked: the account's transactions in blocks, and with those that waited. */
  firstNonce: number
  nonce: number
  requested: AskedCall
  /** Of other acts: an equal one that was sent beside this is not this one. */
  othersHashes: ReadonlySet<Hash>
  /** Blocks until a transaction is final. */
  confirmations: number
}

export type LostTransaction = { hash: Hash; nonce: number } | { finding: Finding | 'gone' }

/** Numbers of transactions looked through; who has sent more since then looks in the wallet. */
const mostNumbers = 12
/** Blocks. Final enough to say that another transaction has its number; nodes forget what is needed to find it soon after. */
const deepEnough = 30

/**
 * Looks on chain for a transaction of which no hash came back.
 *
 * @returns It; or `gone` when every number it could have got is used by something that is certainly not it, and nothing of the
 * account waits; or what else is known.
 */
export async function findLostTransaction(
  client: Client,
  parameters: FindLostTransactionParameters,
): Promise<LostTransaction> {
  const { account, firstNonce, nonce } = parameters
  const used = await getTransactionCount(client, { address: account })
  const found = await Promise.all(
    range(firstNonce, Math.min(used, firstNonce + mostNumbers)).map((each) => classifyNonce(client, each, parameters)),
  )
  const own = found.find(({ verdict }) => verdict === 'same')
  if (own?.hash) return { hash: own.hash, nonce: own.nonce }
  if (used - firstNonce > mostNumbers || found.some(({ verdict }) => verdict !== 'other')) return { finding: 'unclear' }

  const waiting = await getTransactionCount(client, { address: account, blockTag: 'pending' })
  if (waiting > Math.max(used, nonce)) return { finding: 'waiting' }
  return { finding: used > nonce ? 'gone' : 'unseen' }
}

type ClassifiedNonce = { nonce: number; hash?: Hash; verdict: 'same' | 'other' | 'unclear' }

/** Which transaction used a number, beside the one that is looked for. */
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
