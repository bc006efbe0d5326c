// Reads from the chain when tokens were created: by the log of their creation, wherever a node or a hint finds its block.

import { readHeader } from '@saleyard/history/read/blocks.ts'
import { type Address, encodeEventTopics, getAddress, type Hex, hexToBigInt, numberToHex, parseAbi } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { kindEntries } from '@/features/tokens/kinds/index.ts'
import { env } from '@/lib/env.ts'
import { askCreationBlocks } from '@/lib/history/ask-indexer.ts'
import { findDate, keepDates } from './mine-store.ts'

type ReadDatesParameters = { chainId: number; tokens: readonly Address[] }

/** A date is kept on the device once it is this old: a younger block may still be replaced. Seconds. */
const settled = 3_600

/**
 * Reads when tokens were created, in seconds since 1970. Many nodes refuse to search all blocks for the log of a creation; for those
 * the receipt of this device, or an indexer, names the block, and the log in it is the proof.
 *
 * @returns Without the tokens whose creation no node finds. It throws nothing: a list without dates is still a list.
 */
export async function readDates(
  config: Config,
  { chainId, tokens }: ReadDatesParameters,
): Promise<Map<Address, number>> {
  const dates = new Map<Address, number>()
  const add = (found: Iterable<readonly [Address, number]>) => {
    for (const [token, date] of found) dates.set(token, date)
  }
  const missing = () => tokens.filter((token) => !dates.has(token))
  add(
    tokens.flatMap((token) => {
      const date = findDate(chainId, token)
      return date === undefined ? [] : [[token, date] as const]
    }),
  )
  const kept = dates.size
  if (missing().length > 0) add(await search(config, chainId, missing(), { from: 0n, to: 'latest' }))
  if (missing().length > 0) {
    const blocks = await findHints(config, chainId, missing())
    for (const block of blocks) add(await search(config, chainId, missing(), { from: block, to: block }))
  }
  const now = Date.now() / 1_000
  if (dates.size > kept) keepDates(chainId, new Map([...dates].filter(([, date]) => date < now - settled)))
  return dates
}

const createdAbi = parseAbi([
  'event TokenCreated(address indexed token, address indexed creator, address indexed firstOwner)',
])

type Range = { from: bigint; to: bigint | 'latest' }
/** Some nodes give the block's time with the log. */
type CreationLog = { topics: readonly Hex[]; blockNumber: Hex; blockTimestamp?: Hex }

/** Searches blocks for the logs of the creations; finds none where the node refuses. It is asked once: what is refused stays so. */
async function search(config: Config, chainId: number, tokens: readonly Address[], { from, to }: Range) {
  const client = config.getClient({ chainId })
  const filter = {
    address: kindEntries.map(([, { factory }]) => factory.address),
    topics: encodeEventTopics({ abi: createdAbi, eventName: 'TokenCreated', args: { token: [...tokens] } }),
    fromBlock: numberToHex(from),
    toBlock: to === 'latest' ? to : numberToHex(to),
  }
  try {
    const request = { method: 'eth_getLogs', params: [filter] } as const
    const logs = (await client.request(request as never, { retryCount: 0 })) as CreationLog[]
    return await Promise.all(
      logs.map(async ({ topics, blockNumber, blockTimestamp }) => {
        const token = getAddress(`0x${topics[1]?.slice(-40)}`)
        const time = blockTimestamp
          ? hexToBigInt(blockTimestamp)
          : (await readHeader(client, hexToBigInt(blockNumber))).timestamp
        return [token, Number(time)] as const
      }),
    )
  } catch {
    return []
  }
}

/** Finds the blocks in which tokens are said to be created: by a receipt of this device, or by the indexer. */
async function findHints(config: Config, chainId: number, tokens: readonly Address[]): Promise<bigint[]> {
  const wanted = new Set(tokens.map((token) => token.toLowerCase()))
  const hashes = useDraft
    .getState()
    .finished.flatMap((each) =>
      each.chainId === chainId && wanted.has(each.token.toLowerCase()) && each.hash ? [each.hash] : [],
    )
  const client = config.getClient({ chainId })
  const receipts = await Promise.allSettled(hashes.map((hash) => getTransactionReceipt(client, { hash })))
  const own = receipts.flatMap((each) => (each.status === 'fulfilled' ? [each.value.blockNumber] : []))
  if (!env.VITE_INDEXER_URL) return own
  const indexed = await askCreationBlocks({ url: env.VITE_INDEXER_URL }, { chainId, tokens }).catch(() => [])
  return [...new Set([...own, ...indexed])]
}
