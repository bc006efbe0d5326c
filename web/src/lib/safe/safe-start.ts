// Reads where the search for what a Safe executes begins, before or after its wallet was asked.

import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { Address, Client } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import type { SafeStart } from '@/lib/transactions/activity-store.ts'

/** Reads the newest block, and the next nonce of a known Safe: another contract may have none. @throws The node's error. */
export async function readSafeStart(client: Client, account: Address): Promise<SafeStart> {
  try {
    const { blockNumber, nonce } = await readSafe(client, account)
    return { fromBlock: blockNumber, nonce }
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
    return { fromBlock: await getBlockNumber(client, { cacheTime: 0 }) }
  }
}

/** Blocks whose mean time is taken, and what is added to a number that is estimated by it. */
const sampled = 1_000n
const margin = 100n

/** Estimates a block before a time, for an account that was found to be a contract only later. @param time Unix time, ms. @throws The node's error. */
export async function estimateSafeStart(client: Client, time: number): Promise<SafeStart> {
  const { number, timestamp } = await getBlock(client)
  const before = await getBlock(client, { blockNumber: number > sampled ? number - sampled : 0n })
  const perBlock =
    Math.max(1, Number(timestamp - before.timestamp) * 1_000) / Math.max(1, Number(number - before.number))
  const age = BigInt(Math.ceil((2 * Math.max(0, Date.now() - time)) / perBlock)) + margin
  return { fromBlock: number > age ? number - age : 0n }
}
