// Finds the blocks of the last day, and searches them in ranges that the node allows.

import { isConnectionLost } from '@saleyard/send/run/find-batch-logs.ts'
import type { Client } from 'viem'
import { getBlock } from 'viem/actions'

/** Blocks of about the last day; both ends are part of it. */
export type Day = { from: bigint; to: bigint }

/** How far back, seconds. */
const day = 86_400n

/** Blocks by whose age the speed of the chain is told. */
const sample = 1_000n

/** Smallest range, blocks, that a node is asked for before its refusal is taken seriously. */
const smallestRange = 100n

/** Questions at once, where a node answers for short ranges only. */
const atOnce = 4

/** From a block that is at least a day old, and not much more, to the newest. */
export async function findDay(client: Client): Promise<Day> {
  const latest = await getBlock(client)
  for (let back = sample; back < latest.number; ) {
    const { timestamp } = await getBlock(client, { blockNumber: latest.number - back })
    const seconds = latest.timestamp - timestamp
    if (seconds >= day) return { from: latest.number - back, to: latest.number }
    // By the speed so far, and a tenth more.
    back = (back * day * 11n) / ((seconds || 1n) * 10n)
  }
  return { from: 0n, to: latest.number }
}

/**
 * Asks for something of each block of a day, in ranges that the node allows, the newest first.
 *
 * @throws what the network says, where a part of that day cannot be read.
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

/** Up to four ranges, the newest first. */
function splitBackwards(start: bigint, end: bigint, range: bigint): [bigint, bigint][] {
  const pieces: [bigint, bigint][] = []
  for (let to = end; to >= start && pieces.length < atOnce; to -= range)
    pieces.push([to - range + 1n > start ? to - range + 1n : start, to])
  return pieces
}
