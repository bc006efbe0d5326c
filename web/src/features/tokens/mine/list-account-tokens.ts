// Finds the tokens of ours that an account has to do with on one network: by registries, by logs, by what the device knows.

import { type Address, encodeEventTopics, getAddress, type Hex, parseAbi } from 'viem'
import type { Config } from 'wagmi'
import { kindEntries } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { listRegistered } from '@/features/tokens/manage/list-tokens.ts'
import { env } from '@/lib/env.ts'
import { askHeldTokens } from '@/lib/history/ask-indexer.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'
import type { ListedToken } from './read-standing.ts'

type ListParameters = { chainId: number; account: Address; size: number }

export type AccountTokens = {
  /** Those of the registries come first, newest first within a kind. */
  tokens: ListedToken[]
  more: boolean
  /** Kinds that could not be read, so that their tokens are missing. */
  failed: { kind: KindId; error: Error }[]
  /** The node searches no logs, and no indexer is set: tokens that came by a transfer are found only if the device knows them. */
  isPartial: boolean
}

/** Addresses that are looked at besides those of the registries: any contract can name the account in a log. */
const mostFound = 100

/**
 * Finds the tokens that an account created or received as first owner, and those of which it may hold some, or own, by the
 * word of logs, of the indexer or of the device; of these only what a factory of ours made.
 *
 * @throws The error of the first kind, if no kind could be read.
 */
export async function listAccountTokens(config: Config, parameters: ListParameters): Promise<AccountTokens> {
  const { chainId, account } = parameters
  const [registered, logged, held] = await Promise.all([
    listRegistered(config, { ...parameters, page: 0 }),
    searchLogs(config, parameters),
    env.VITE_INDEXER_URL
      ? askHeldTokens({ url: env.VITE_INDEXER_URL }, { chainId, account, most: mostFound }).catch(() => undefined)
      : undefined,
  ])
  const known = knownTokens.getState().tokens.flatMap((each) => (each.chainId === chainId ? [each.token] : []))
  const listed = new Set(registered.tokens.map(({ token }) => token))
  const found = [...known, ...(held ?? []), ...(logged ?? [])].map((token) => getAddress(token))
  const others = [...new Set(found)].filter((token) => !listed.has(token)).slice(0, mostFound)
  const kinds = await Promise.all(others.map((token) => findKind(config, chainId, token)))
  return {
    ...registered,
    tokens: [...registered.tokens, ...others.flatMap((token, index) => toListed(token, kinds[index]))],
    isPartial: !logged && !held,
  }
}

const toListed = (token: Address, kind: KindId | undefined): ListedToken[] => (kind ? [{ token, kind }] : [])

/** Finds which factory made a token; one that is not there, or does not answer, made none that is listed. */
async function findKind(config: Config, chainId: number, token: Address): Promise<KindId | undefined> {
  const answers = await Promise.allSettled(
    kindEntries.map(([, { factory }]) => factory.isToken(config, { chainId, token })),
  )
  return kindEntries.find((_, index) => {
    const answer = answers[index]
    return answer?.status === 'fulfilled' && answer.value
  })?.[0]
}

const movesAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event OwnershipTransferStarted(address indexed from, address indexed to)',
  'event OwnershipTransferred(address indexed from, address indexed to)',
])

/** Lists the contracts whose logs name the account as receiver or new owner, newest first; undefined if the node refuses. */
async function searchLogs(config: Config, { chainId, account }: ListParameters): Promise<Address[] | undefined> {
  const topicOf = (eventName: (typeof movesAbi)[number]['name']) =>
    encodeEventTopics({ abi: movesAbi, eventName, args: { to: account } as never })
  const [[, , to]] = [topicOf('Transfer')]
  const names = movesAbi.map(({ name }) => topicOf(name)[0])
  const filter = { topics: [names, null, to], fromBlock: '0x0', toBlock: 'latest' }
  try {
    const request = { method: 'eth_getLogs', params: [filter] } as const
    const client = config.getClient({ chainId })
    const logs = (await client.request(request as never, { retryCount: 0 })) as { address: Hex }[]
    return logs.map(({ address }) => address).reverse()
  } catch {
    return undefined
  }
}
