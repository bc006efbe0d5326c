import {
  type Address,
  type Client,
  type Hash,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlockNumber, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'

/** What the chain says of a transaction at one moment. */
export type Sighting = {
  blockNumber: bigint
  receipt: TransactionReceipt | null
  /** `null` with a receipt too: then nobody asked. */
  transaction: Transaction | null
  /** How many transactions of the account are in blocks. */
  nonceCount: number | null
}

export async function readSighting(
  client: Client,
  { hash, account }: { hash: Hash; account: Address },
): Promise<Sighting> {
  const blockNumber = await getBlockNumber(client, { cacheTime: 0 })
  const receipt = await readReceipt(client, hash)
  if (receipt) return { blockNumber, receipt, transaction: null, nonceCount: null }

  const transaction = await readTransaction(client, hash)
  if (transaction) return { blockNumber, receipt, transaction, nonceCount: null }

  const nonceCount = await getTransactionCount(client, { address: account })
  // It may have been mined between the two questions.
  return { blockNumber, receipt: await readReceipt(client, hash), transaction, nonceCount }
}

function readReceipt(client: Client, hash: Hash): Promise<TransactionReceipt | null> {
  return getTransactionReceipt(client, { hash }).catch((error) => {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  })
}

function readTransaction(client: Client, hash: Hash): Promise<Transaction | null> {
  return getTransaction(client, { hash }).catch((error) => {
    if (error instanceof TransactionNotFoundError) return null
    throw error
  })
}
