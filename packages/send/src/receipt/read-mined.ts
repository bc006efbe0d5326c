// Reads a transaction with its block, how deep it is, and the asset's own symbol and decimals.

import { ierc20Abi } from '@saleyard/generated/abis'
import { tryRead } from '@saleyard/send/approve/permit-domain.ts'
import { undefinedIfMissing } from '@saleyard/send/run/read-transactions.ts'
import {
  type Address,
  type Client,
  type Hash,
  keccak256,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getBlockNumber, getCode, getTransaction, getTransactionReceipt } from 'viem/actions'

/** A transaction in a block of the chain. */
export type MinedTransaction = {
  transaction: Transaction
  receipt: TransactionReceipt
  /** In seconds since 1970. */
  timestamp: bigint
  /** Blocks that confirm it, its own included. */
  depth: bigint
}

/**
 * Reads a transaction that is in a block. Undefined if the node does not have it, it is pending, or its block is not part of
 * the chain any more.
 *
 * @throws The network's error.
 */
export async function readMined(client: Client, hash: Hash): Promise<MinedTransaction | undefined> {
  const receipt = await undefinedIfMissing(getTransactionReceipt(client, { hash }), TransactionReceiptNotFoundError)
  if (!receipt) return undefined
  const [transaction, block, latest] = await Promise.all([
    undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError),
    getBlock(client, { blockNumber: receipt.blockNumber }),
    getBlockNumber(client, { cacheTime: 0 }),
  ])
  if (!transaction || block.hash !== receipt.blockHash) return undefined
  // A node that is behind the one with the receipt knows a lower block.
  const depth = latest < receipt.blockNumber ? 1n : latest - receipt.blockNumber + 1n
  return { transaction, receipt, timestamp: block.timestamp, depth }
}

/** Symbol and decimals as a token itself states them; anyone can give a token any symbol. */
export type TokenWords = { symbol: string; decimals: number }

/**
 * Reads what a token calls itself; undefined if it states no decimals.
 *
 * @throws The network's error.
 */
export async function readToken(client: Client, token: Address): Promise<TokenWords | undefined> {
  const [symbol, decimals] = await Promise.all([
    tryRead(client, token, ierc20Abi, 'symbol'),
    tryRead(client, token, ierc20Abi, 'decimals'),
  ])
  if (typeof decimals !== 'number') return undefined
  return { symbol: typeof symbol === 'string' && symbol !== '' ? symbol : '?', decimals }
}

/** Whether an address has exactly this code. @throws The network's error. */
export async function hasCode(client: Client, address: Address, hash: Hash): Promise<boolean> {
  const code = await getCode(client, { address })
  return code !== undefined && keccak256(code) === hash
}
