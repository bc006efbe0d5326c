// Reads blocks of a chain by number, and finds the block of a time or of a contract's creation.

import { HistoryError } from '@saleyard/history/errors.ts'
import { type Address, type Client, type Hash, hexToBigInt, numberToHex } from 'viem'
import { getCode } from 'viem/actions'

/** A block of the chain; `timestamp` is in seconds since 1970. */
export type BlockHeader = { number: bigint; hash: Hash; timestamp: bigint }

/** Reads a block's header; undefined if the node does not have it. */
export async function findHeader(client: Client, block: bigint | 'latest'): Promise<BlockHeader | undefined> {
  const tag = block === 'latest' ? block : numberToHex(block)
  const found = await client.request({ method: 'eth_getBlockByNumber', params: [tag, false] })
  if (!found?.hash || !found.number) return undefined
  return { number: hexToBigInt(found.number), hash: found.hash, timestamp: hexToBigInt(found.timestamp) }
}

/**
 * Reads a block's header.
 *
 * @throws HistoryError `blockMissing`
 */
export async function readHeader(client: Client, block: bigint | 'latest'): Promise<BlockHeader> {
  const header = await findHeader(client, block)
  if (header) return header
  throw new HistoryError('blockMissing', `The node has no block ${block}`, { values: { block: String(block) } })
}

/** In seconds since 1970. */
type FindBlockAtParameters = { timestamp: bigint; latest?: BlockHeader | undefined }

/**
 * Finds the last block at or before a time: by interpolation, since blocks come at a nearly constant rate, and by halving
 * where that does not come closer.
 *
 * @throws HistoryError `beforeChain` if the first block is later; `blockMissing` if the time is not reached yet.
 */
export async function findBlockAt(client: Client, { timestamp, latest }: FindBlockAtParameters): Promise<BlockHeader> {
  const [first, last] = await Promise.all([readHeader(client, 0n), latest ?? readHeader(client, 'latest')])
  if (first.timestamp > timestamp) throw new HistoryError('beforeChain', `The chain begins after the time ${timestamp}`)
  if (last.timestamp === timestamp) return last
  if (last.timestamp > timestamp) return narrow(client, first, last, timestamp)
  throw new HistoryError('blockMissing', `The chain has not reached the time ${timestamp}`)
}

/** @param low At or before the time. @param high After it. */
async function narrow(client: Client, low: BlockHeader, high: BlockHeader, timestamp: bigint): Promise<BlockHeader> {
  for (let round = 0; high.number - low.number > 1n; round++) {
    const guess = round % 2 === 0 ? interpolate(low, high, timestamp) : (low.number + high.number) / 2n
    const found = await readHeader(client, guess)
    if (found.timestamp <= timestamp) low = found
    else high = found
  }
  return low
}

/** Strictly between both. */
function interpolate(low: BlockHeader, high: BlockHeader, timestamp: bigint): bigint {
  const span = high.timestamp - low.timestamp || 1n
  const guess = low.number + ((high.number - low.number) * (timestamp - low.timestamp)) / span
  if (guess <= low.number) return low.number + 1n
  return guess >= high.number ? high.number - 1n : guess
}

/**
 * Finds the block in which a contract was created: none before has its logs. It takes the state of old blocks.
 *
 * @returns Undefined if there is no contract at the last block.
 * @throws The node's error, if it lacks the state of an old block.
 */
export async function findCreationBlock(client: Client, address: Address, latest: bigint): Promise<bigint | undefined> {
  const isThere = async (blockNumber: bigint) => Boolean(await getCode(client, { address, blockNumber }))
  if (!(await isThere(latest))) return undefined
  let [low, high] = [-1n, latest]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (await isThere(middle)) high = middle
    else low = middle
  }
  return high
}

/** Headers that are asked for at once. */
const headersAtOnce = 16

/**
 * Reads the times of blocks, in seconds since 1970: for logs of a node that gives none with them.
 *
 * @throws HistoryError `blockMissing`
 */
export async function readTimes(client: Client, blocks: Iterable<bigint>): Promise<Map<bigint, bigint>> {
  const times = new Map<bigint, bigint>()
  const waiting = [...new Set(blocks)]
  const run = async () => {
    for (let block = waiting.shift(); block !== undefined; block = waiting.shift())
      times.set(block, (await readHeader(client, block)).timestamp)
  }
  await Promise.all(Array.from({ length: headersAtOnce }, run))
  return times
}
