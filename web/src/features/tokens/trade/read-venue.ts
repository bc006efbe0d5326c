// Finds where a token can be traded: a pool behind a router of the network's table, checked on chain.

import {
  readUniswapV2FactoryGetPair,
  readUniswapV2PairGetReserves,
  readUniswapV2PairToken0,
  readUniswapV2PairToken1,
  readUniswapV2PairTotalSupply,
} from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { readRouter } from '@/features/tokens/create/checks/read-addresses.ts'
import { undefinedIfReverted, untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import { type SaleyardToken, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { isDrained } from './quote-trade.ts'

/** A pool that can be traded in, behind a router of the table. Reserves in base units and wei, as they were when it was found. */
export type Venue = {
  router: Address
  pair: Address
  wrappedCoin: Address
  isTokenFirst: boolean
  reserveToken: bigint
  reserveCoin: bigint
}

/**
 * Why there is no trade: the token's router is not in the table, or does not answer like one; the router names another pair than
 * the token's own; the network has no router in the table; there is no pair, or it never had liquidity; no more than dust is left
 * in it; or the pool would keep more than any exchange of the table does, which only its router says.
 */
export type VenueRefusal =
  | 'routerUnknown'
  | 'routerBroken'
  | 'otherPair'
  | 'noRouter'
  | 'noPool'
  | 'drained'
  | 'poolFee'

type ClosedVenue = { router: Address; refusal: VenueRefusal }

/** `venues`: deepest first. `closed`: the routers of the table without an open pool. */
export type FoundVenues =
  | { venues: readonly [Venue, ...Venue[]]; closed: readonly ClosedVenue[]; refusal?: undefined }
  | { venues?: undefined; closed?: undefined; refusal: VenueRefusal }

/**
 * Returns why no router of the table may trade the token, as far as that is known without a request.
 *
 * A creator can name any contract as the router, also one that keeps the coin and the approvals that it gets. The page therefore
 * sends money and approvals only to routers of the network's table.
 */
export function refuseByTable({ chainId, taxed }: SaleyardToken): 'routerUnknown' | 'noRouter' | undefined {
  const known = listRouters(chainId)
  // Without a list nothing is said about the token's own router, which may be a good one.
  if (known.length === 0) return 'noRouter'
  if (!taxed) return undefined
  return known.some((router) => isAddressEqual(router, taxed.router)) ? undefined : 'routerUnknown'
}

/** Returns the routers of the network's table. */
export function listRouters(chainId: number): Address[] {
  return [...new Set(Object.values(getChain(chainId).routers))]
}

/**
 * Finds the pools in which a token can be traded: that of its own router, or, of a token without one, those of all routers in the
 * network's table.
 *
 * @throws The network's error.
 */
export async function findVenues(config: Config, token: SaleyardToken): Promise<FoundVenues> {
  const refused = refuseByTable(token)
  if (refused) return { refusal: refused }

  const { taxed } = token
  const routers = taxed ? [taxed.router] : listRouters(token.chainId)
  const answers = await Promise.all(routers.map((router) => readVenue(config, token, router)))
  const venues = answers.filter((answer) => typeof answer !== 'string')
  const open = venues
    .filter((venue) => !isDrained(venue))
    .sort((one, other) => Number(other.reserveCoin > one.reserveCoin) - Number(other.reserveCoin < one.reserveCoin))
  const close = (router: Address, index: number) => {
    const answer = answers[index]
    return { router, refusal: typeof answer === 'string' ? answer : ('drained' as const) }
  }
  const closed = routers.map(close).filter(({ router }) => !open.some((venue) => venue.router === router))
  if (isSome(open)) return { venues: open, closed }
  if (venues.length > 0) return { refusal: 'drained' }
  // Of several routers that refuse, the one that lacks the pair says most: it works.
  return { refusal: answers.find((answer) => answer === 'noPool') ?? (answers[0] as VenueRefusal) }
}

const isSome = (venues: Venue[]): venues is [Venue, ...Venue[]] => venues.length > 0

async function readVenue(config: Config, token: SaleyardToken, router: Address): Promise<Venue | VenueRefusal> {
  const { chainId, taxed } = token
  const exchange = await readRouter(config, { chainId, router })
  if (!exchange.ok) return 'routerBroken'

  const { factory, wrappedCoin } = exchange
  const ask = { chainId, gas: untrustedCallGas, address: factory, args: [token.token, wrappedCoin] } as const
  const pair = (await undefinedIfReverted(readUniswapV2FactoryGetPair(config, ask))) ?? zeroAddress
  if (taxed && !isAddressEqual(pair, taxed.pair)) return 'otherPair'
  if (pair === zeroAddress) return 'noPool'
  const pool = await readPool(config, { chainId, token: token.token, wrappedCoin, pair })
  if (!pool) return 'routerBroken'
  // A token with fees has its pair from the beginning, before there is any liquidity.
  if (isDrained(pool) && (await wasNeverSeeded(config, { chainId, pair }))) return 'noPool'
  return { router, pair, wrappedCoin, ...pool }
}

/** Whether a pair never had liquidity: of what it had once, a thousand units stay for good. */
async function wasNeverSeeded(config: Config, { chainId, pair }: Pick<PoolPlace, 'chainId' | 'pair'>) {
  const ask = { chainId, address: pair, gas: untrustedCallGas } as const
  return (await undefinedIfReverted(readUniswapV2PairTotalSupply(config, ask))) === 0n
}

type PoolPlace = { chainId: number; token: Address; wrappedCoin: Address; pair: Address }

/** Reads a pair; undefined if it does not answer, or is one of other tokens. */
async function readPool(config: Config, { chainId, token, wrappedCoin, pair }: PoolPlace) {
  const at = { chainId, address: pair, gas: untrustedCallGas } as const
  const answers = await Promise.all([
    undefinedIfReverted(readUniswapV2PairToken0(config, at)),
    undefinedIfReverted(readUniswapV2PairToken1(config, at)),
    undefinedIfReverted(readUniswapV2PairGetReserves(config, at)),
  ])
  const [token0 = zeroAddress, token1 = zeroAddress, [reserve0, reserve1] = [0n, 0n]] = answers
  const isTokenFirst = isAddressEqual(token0, token)
  const [own, other] = isTokenFirst ? [token0, token1] : [token1, token0]
  if (!isAddressEqual(own, token) || !isAddressEqual(other, wrappedCoin)) return undefined
  const [reserveToken, reserveCoin] = isTokenFirst ? [reserve0, reserve1] : [reserve1, reserve0]
  return { isTokenFirst, reserveToken, reserveCoin }
}

/** Interval at which the pools are looked for again, since others create and drain them. ms */
const interval = 30_000

/** Finds the pools of a token, once the box is in use. No generated hook: the router names the factory, which names the pair. */
export function useVenues(token: SaleyardToken, isInUse: boolean) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(token, 'venues'),
    queryFn: () => findVenues(config, token),
    enabled: isInUse,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: interval,
  })
}
