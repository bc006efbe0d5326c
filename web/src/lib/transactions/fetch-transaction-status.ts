// Fetches the state of a transaction on chain at one moment: receipt, transaction, block number and nonce count.
import {
  type Address,
  type Client,
  type Hash,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  withRetry,
} from 'viem'
import { getBlockNumber, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { receiptRetryCount, receiptRetryDelay } from '@/lib/constants.ts'

/** State of a transaction on chain at one moment. */
export type TransactionSnapshot = {
  blockNumber: bigint
  receipt: TransactionReceipt | null
  /** May be `null` with a receipt: then it was not requested. */
  transaction: Transaction | null
  /** Number of mined transactions of the account. */
  nonceCount: number | null
}

export async function fetchTransactionStatus(
  client: Client,
  { hash, account }: { hash: Hash; account: Address },
): Promise<TransactionSnapshot> {
  const blockNumber = await getBlockNumber(client, { cacheTime: 0 })
  const receipt = await readReceipt(client, hash)
  if (receipt) return { blockNumber, receipt, transaction: null, nonceCount: null }

  const transaction = await readTransaction(client, hash)
  if (transaction) {
    const found = transaction.blockHash ? await awaitReceipt(client, hash) : null
    return { blockNumber, receipt: found, transaction, nonceCount: null }
  }

  const nonceCount = await getTransactionCount(client, { address: account })
  // The transaction may have been mined between the two reads.
  return { blockNumber, receipt: await readReceipt(client, hash), transaction, nonceCount }
}

/**
 * Waits for the receipt of a mined transaction: a node without it is a moment behind the node that returned the block.
 */
function awaitReceipt(client: Client, hash: Hash): Promise<TransactionReceipt | null> {
  const receipt = withRetry(() => getTransactionReceipt(client, { hash }), {
    retryCount: receiptRetryCount,
    delay: ({ count }) => 2 ** count * receiptRetryDelay,
    shouldRetry: ({ error }) => error instanceof TransactionReceiptNotFoundError,
  })
  return receipt.catch(nullIfMissing)
}

function readReceipt(client: Client, hash: Hash): Promise<TransactionReceipt | null> {
  return getTransactionReceipt(client, { hash }).catch(nullIfMissing)
}

function nullIfMissing(error: unknown): null {
  if (error instanceof TransactionReceiptNotFoundError) return null
  throw error
}

/** Returns `null` if the node does not have the transaction. */
export function readTransaction(client: Client, hash: Hash): Promise<Transaction | null> {
  return getTransaction(client, { hash }).catch((error) => {
    if (error instanceof TransactionNotFoundError) return null
    throw error
  })
}
