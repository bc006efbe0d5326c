import { multiSenderAbi } from '@saleyard/generated'
import type { Address, Client } from 'viem'
import { getBlock, getContractEvents } from 'viem/actions'
import { isConnectionLost } from './find-batch-logs.ts'

type ReadRecentBatchesParameters = { multiSender: Address; sender: Address }

/** How far back, seconds. */
const day = 86_400n

/** Blocks by whose age the speed of the chain is told. */
const sample = 1_000n

/** Smallest range, blocks, that a node is asked for before its refusal is taken seriously. */
const smallestRange = 100n

/** Questions at once, where a node answers for short ranges only. */
const atOnce = 4

/**
 * Reads which batches an account has sent through MultiSender within about the last day, from whichever device.
 *
 * @returns Their ids. @throws what the network says, where a part of that day cannot be read.
 */
export async function readRecentBatches(client: Client, parameters: ReadRecentBatchesParameters): Promise<bigint[]> {
  const { multiSender: address, sender } = parameters
  const latest = await getBlock(client)
  const start = await findStart(client, latest)
  const ask = async (fromBlock: bigint, toBlock: bigint) => {
    const filter = { abi: multiSenderAbi, address, eventName: 'BatchSent', args: { sender } } as const
    const events = await getContractEvents(client, { ...filter, fromBlock, toBlock, strict: true })
    return events.map(({ args }) => args.id)
  }

  const ids: bigint[] = []
  let range = latest.number - start + 1n
  for (let end = latest.number; end >= start; ) {
    const pieces = cutBack(start, end, range)
    try {
      ids.push(...(await Promise.all(pieces.map(([from, to]) => ask(from, to)))).flat())
      end = (pieces.at(-1)?.[0] ?? start) - 1n
    } catch (error) {
      if (range <= smallestRange || isConnectionLost(error)) throw error
      range /= 2n
    }
  }
  return ids
}

type Head = { number: bigint; timestamp: bigint }

/** A block that is at least a day old, and not much more. */
async function findStart(client: Client, latest: Head): Promise<bigint> {
  for (let back = sample; back < latest.number; ) {
    const { timestamp } = await getBlock(client, { blockNumber: latest.number - back })
    const seconds = latest.timestamp - timestamp
    if (seconds >= day) return latest.number - back
    // By the speed so far, and a tenth more.
    back = (back * day * 11n) / ((seconds || 1n) * 10n)
  }
  return 0n
}

/** Up to four ranges, the newest first. */
function cutBack(start: bigint, end: bigint, range: bigint): [bigint, bigint][] {
  const pieces: [bigint, bigint][] = []
  for (let to = end; to >= start && pieces.length < atOnce; to -= range)
    pieces.push([to - range + 1n > start ? to - range + 1n : start, to])
  return pieces
}
