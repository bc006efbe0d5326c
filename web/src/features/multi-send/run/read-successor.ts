import { type Client, type Transaction, TransactionNotFoundError } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { Batch, Plan } from '@/features/multi-send/core/plan-types.ts'
import type { BatchRecord, Successor } from '@/features/multi-send/core/record-types.ts'
import { findReplacement } from '@/lib/transactions/find-replacement.ts'
import { isBatchItself, orMissing } from './read-transactions.ts'

/**
 * What used the nonce of a batch of which the node knows no transaction: a wallet that sped it up or cancelled it, or
 * something else. Undefined when nothing did, or when the node cannot tell; then nothing is released.
 */
export async function readSuccessor(
  client: Client,
  { sender }: Plan,
  batch: Batch,
  { nonce, takenBy, hashes }: BatchRecord,
  accountNonce: number,
): Promise<Successor | undefined> {
  if (nonce === undefined || nonce >= accountNonce) return undefined
  const found =
    (takenBy && (await readMined(client, takenBy))) ??
    // Public nodes refuse to look far back.
    (await findReplacement(client, { account: sender, nonce }).catch(() => undefined))
  const receipt = found && (await getTransactionReceipt(client, { hash: found.hash }).catch(() => undefined))
  if (!receipt) return undefined
  const { status, blockNumber } = receipt
  // Its own hash, which another node did not have a moment ago.
  const isSame = hashes.includes(found.hash) || isBatchItself(found, batch)
  return { hash: found.hash, status, blockNumber, nonce, isSame }
}

async function readMined(client: Client, hash: Transaction['hash']): Promise<Transaction | undefined> {
  const transaction = await orMissing(getTransaction(client, { hash }), TransactionNotFoundError)
  return transaction?.blockNumber ? transaction : undefined
}
