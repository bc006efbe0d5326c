// Finds the tokens of one network that concern an account on this device, and reads what waits for it there.

import { standardTokenFactoryAbi as abi } from '@saleyard/generated/abis'
import type { Address } from 'viem'
import { getBlockNumber, getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { kindEntries } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { ListedToken } from '@/features/tokens/manage/list-tokens.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'
import { type AtBlock, askEach, requireRow } from './ask-at-block.ts'
import { findKinds } from './list-account-tokens.ts'
import { type MyStanding, readStandings } from './read-standing.ts'
import { visitedTokens } from './visited-tokens.ts'

/** Of each kind, the newest tokens of an account. */
const mostOfKind = 50n

/**
 * Reads the standing of an account with the tokens that it created, and with those that this device knows or has shown. Anyone can name
 * an account as first owner or offer it a token: what it never looked at concerns it only on the page of its tokens.
 *
 * @throws The network's error.
 */
export async function readConcerning(
  config: Config,
  { chainId, account }: { chainId: number; account: Address },
): Promise<MyStanding[]> {
  const blockNumber = await getBlockNumber(config.getClient({ chainId }), { cacheTime: 0 })
  const at: AtBlock = { config, chainId, blockNumber }
  const factories = await findFactories(at)
  const [created, others] = await Promise.all([findCreated(at, factories, account), findOthers(at)])
  const own = new Set(created.map(({ token }) => token.toLowerCase()))
  const tokens = [...created, ...others.filter(({ token }) => !own.has(token.toLowerCase()))]
  return readStandings(config, { chainId, account, tokens })
}

type Factory = { kind: KindId; address: Address }

/** Lists the factories that the network has. All share ITokenFactory, so the ABI of one reads them all. */
async function findFactories({ config, chainId }: AtBlock): Promise<Factory[]> {
  const client = config.getClient({ chainId })
  const found = await Promise.all(
    kindEntries.map(async ([kind, { factory }]) => {
      const code = await getCode(client, { address: factory.address })
      return code ? [{ kind, address: factory.address }] : []
    }),
  )
  return found.flat()
}

async function findCreated(at: AtBlock, factories: readonly Factory[], account: Address): Promise<ListedToken[]> {
  const counts = await askEach<Factory, readonly [bigint]>(at, factories, ({ address }) => [
    { address, abi, functionName: 'countByCreator', args: [account] },
  ])
  const pages = await askEach<Factory, readonly [readonly Address[]]>(at, factories, (factory) => {
    const [count] = requireRow(counts, factory)
    const limit = count < mostOfKind ? count : mostOfKind
    const args = [account, count - limit, limit]
    return [{ address: factory.address, abi, functionName: 'tokensByCreator', args }]
  })
  return factories.flatMap((factory) => {
    const [tokens] = requireRow(pages, factory)
    return tokens.map((token) => ({ token, kind: factory.kind, created: true }))
  })
}

/** Finds of the tokens of this device those that a factory of ours made, and their kinds. */
async function findOthers(at: AtBlock): Promise<ListedToken[]> {
  const here = [...visitedTokens.getState().tokens, ...knownTokens.getState().tokens]
  const tokens = new Set(here.flatMap(({ chainId, token }) => (chainId === at.chainId ? [token.toLowerCase()] : [])))
  const { found, failed } = await findKinds(at, [...tokens] as Address[])
  if (failed[0]) throw failed[0].error
  return found
}
