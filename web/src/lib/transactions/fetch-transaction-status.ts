// Reads what the chain says of a transaction at one moment: receipt, transaction, block number and nonce count.
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

/** What the chain says of a transaction at one moment. */
export type TransactionSnapshot = {
  blockNumber: bigint
  receipt: TransactionReceipt | null
  /** May be `null` with a receipt: then nobody asked. */
  transaction: Transaction | null
  /** How many transactions of the account are in blocks. */
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
  // It may have been mined between the two questions.
  return { blockNumber, receipt: await readReceipt(client, hash), transaction, nonceCount }
}

/** Of a transaction that is in a block: a node that does not have it yet is a moment behind the one that said so. */
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

/** `null` where the node does not have it. */
export function readTransaction(client: Client, hash: Hash): Promise<Transaction | null> {
  return getTransaction(client, { hash }).catch((error) => {
    if (error instanceof TransactionNotFoundError) return null
    throw error
  })
}
