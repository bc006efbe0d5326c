import { type Client, isAddressEqual, type Transaction, TransactionNotFoundError } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import { findReplacement } from '../../../lib/transactions/find-replacement.ts'
import type { Batch } from '../core/plan-types.ts'
import type { Successor, TransactionFact } from '../core/record-types.ts'
import type { StoredRun } from './types.ts'

/**
 * What used the nonce of a plain transfer whose own transaction the node does not know: a wallet that sped it up or
 * cancelled it, or something else. Undefined when nothing did, or when the node cannot tell; then nothing is released.
 */
export async function readSuccessor(
  client: Client,
  { plan, records }: StoredRun,
  accountNonce: number,
  transactions: TransactionFact[],
): Promise<Successor | undefined> {
  const [batch] = plan.batches
  const [record] = records
  const nonce = record?.nonce
  if (batch?.id !== 0n || !record?.isHandedOver || nonce === undefined || nonce >= accountNonce) return undefined
  if ((transactions.at(-1)?.status ?? 'unknown') !== 'unknown') return undefined

  const found =
    (record.takenBy && (await readMined(client, record.takenBy))) ??
    // Public nodes refuse to look far back.
    (await findReplacement(client, { account: plan.sender, nonce }).catch(() => undefined))
  if (!found) return undefined
  const { status, blockNumber } = await getTransactionReceipt(client, { hash: found.hash })
  return { hash: found.hash, status, blockNumber, isSame: isSame(found, batch) }
}

async function readMined(client: Client, hash: Transaction['hash']): Promise<Transaction | undefined> {
  try {
    const transaction = await getTransaction(client, { hash })
    return transaction.blockNumber === null ? undefined : transaction
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}

function isSame({ to, value, input }: Transaction, batch: Batch): boolean {
  return to !== null && isAddressEqual(to, batch.to) && value === batch.value && input === batch.data
}
