// Finds the blocks of the last day, and searches them in ranges that the node allows.

import { isConnectionLost } from '@saleyard/send/run/find-batch-logs.ts'
import type { Client } from 'viem'
import { getBlock } from 'viem/actions'

/** Blocks of about the last day, inclusive at both ends. */
export type Day = { from: bigint; to: bigint }

/** In seconds. */
const day = 86_400n

/** Number of blocks by whose age the block time is estimated. */
const sample = 1_000n

/** Smallest range in blocks: if the node refuses this one too, the refusal is final. */
const smallestRange = 100n

/** Parallel requests, if a node answers only for short ranges. */
const maximumParallel = 4

/** Finds the range from a block that is at least a day old, and not much older, to the newest one. */
export async function findDay(client: Client): Promise<Day> {
  const latest = await getBlock(client)
  for (let back = sample; back < latest.number; ) {
    const { timestamp } = await getBlock(client, { blockNumber: latest.number - back })
    const seconds = latest.timestamp - timestamp
    if (seconds >= day) return { from: latest.number - back, to: latest.number }
    // Extrapolates by the block time so far, plus a tenth.
    back = (back * day * 11n) / ((seconds || 1n) * 10n)
  }
  return { from: 0n, to: latest.number }
}

/**
 * Fetches something from each block of a day, in ranges that the node allows, the newest first.
 *
 * @throws The network's error, if a part of the day cannot be read.
 */
export async function searchDay<Found>(
  { from, to }: Day,
  fetchRange: (fromBlock: bigint, toBlock: bigint) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  let range = to - from + 1n
  for (let end = to; end >= from; ) {
    const pieces = splitBackwards(from, end, range)
    try {
      found.push(...(await Promise.all(pieces.map(([first, last]) => fetchRange(first, last)))).flat())
      end = (pieces.at(-1)?.[0] ?? from) - 1n
    } catch (error) {
      if (range <= smallestRange || isConnectionLost(error)) throw error
      range /= 2n
    }
  }
  return found
}

/** Splits off up to four ranges, the newest first. */
function splitBackwards(start: bigint, end: bigint, range: bigint): [bigint, bigint][] {
  const pieces: [bigint, bigint][] = []
  for (let to = end; to >= start && pieces.length < maximumParallel; to -= range)
    pieces.push([to - range + 1n > start ? to - range + 1n : start, to])
  return pieces
}
