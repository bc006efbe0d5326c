// Reads a transaction with its block and the calls that it made, and what a token says of itself.

import { ierc20Abi } from '@saleyard/generated/abis'
import { tryRead } from '@saleyard/send/approve/permit-domain.ts'
import { undefinedIfMissing } from '@saleyard/send/run/read-transactions.ts'
import {
  type Address,
  type Client,
  type Hash,
  type Hex,
  hexToBigInt,
  isAddressEqual,
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

/** A call that succeeded, with the account that made it. */
export type SentCall = { from: Address; to: Address; value: bigint; input: Hex }

type FindCallParameters = {
  transaction: Transaction
  /** Chooses the payer's call. */
  isSought: (call: SentCall) => boolean
}

/**
 * Finds a successful call in a transaction that succeeded. `unseen`: the transaction does not make it itself, and the node
 * does not show what happened inside; then the call may be there or not.
 */
export async function findCall(
  client: Client,
  { transaction, isSought }: FindCallParameters,
): Promise<SentCall | 'unseen' | undefined> {
  const { from, to, value, input, hash } = transaction
  if (!to) return 'unseen'
  const outer = { from, to, value, input }
  if (isSought(outer)) return outer
  const frame = await readFrames(client, hash)
  return frame ? listCalls(frame).find(isSought) : 'unseen'
}

/** A call and those that it made, as the node's `callTracer` reports them. */
type Frame = { type: string; from: Address; to?: Address; value?: Hex; input: Hex; error?: string; calls?: Frame[] }

/** Undefined if the node does not trace: most public ones do not, and each refuses in its own words. */
async function readFrames(client: Client, hash: Hash): Promise<Frame | undefined> {
  const request = { method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] }
  try {
    const frame = await client.request(request as never)
    return isFrame(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

function isFrame(value: unknown): value is Frame {
  const { type, from, input } = Object(value) as Partial<Frame>
  return typeof type === 'string' && typeof from === 'string' && typeof input === 'string'
}

/** Lists the calls that took effect: none of a frame that failed. Code that runs as another account's is no call to it. */
function listCalls(frame: Frame): SentCall[] {
  if (frame.error !== undefined) return []
  const { type, from, to, value = '0x0', input, calls = [] } = frame
  const own = type === 'CALL' && to ? [{ from, to, value: hexToBigInt(value), input }] : []
  return [...own, ...calls.flatMap(listCalls)]
}

/** Whether a call moves exactly this coin from one account to another. */
export function isCoinTransfer(call: SentCall, { from, to, value }: Omit<SentCall, 'input'>): boolean {
  return isAddressEqual(call.from, from) && isAddressEqual(call.to, to) && call.value === value
}
