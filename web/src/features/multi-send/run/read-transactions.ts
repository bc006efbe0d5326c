import { type Client, type Hash, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { TransactionFact } from '../core/record-types.ts'

/** Asks the node what became of each hash. */
export function readTransactions(client: Client, hashes: Hash[]): Promise<TransactionFact[]> {
  return Promise.all(hashes.map((hash) => readTransaction(client, hash)))
}

async function readTransaction(client: Client, hash: Hash): Promise<TransactionFact> {
  try {
    const { status, blockNumber } = await getTransactionReceipt(client, { hash })
    return { hash, status, blockNumber }
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError)) throw error
  }
  try {
    const { nonce } = await getTransaction(client, { hash })
    return { hash, status: 'pending', nonce }
  } catch (error) {
    if (!(error instanceof TransactionNotFoundError)) throw error
    return { hash, status: 'unknown' }
  }
}
