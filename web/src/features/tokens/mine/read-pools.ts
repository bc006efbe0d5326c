// Finds the pool of each of many tokens on the exchanges of the network's table, and reads its reserves, at one block.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { uniswapV2FactoryAbi, uniswapV2PairAbi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { findDeepest, isLiquid } from '@/features/tokens/hero/read-standing.ts'
import type { Pool } from '@/features/tokens/liquidity/pool-arithmetic.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { type AtBlock, askEach, requireRow } from './ask-at-block.ts'

/**
 * `open`: it can be traded in, and one base unit costs `reserveCoin / reserveToken` wei. `drained`: it had liquidity once. `none`:
 * there never was any. `unknown`: the network's table has no router that answers, or not that of the token, or its exchange names
 * another pair than the token: what a strange pair says proves nothing.
 */
export type PoolStanding =
  | ({ state: 'open' | 'drained'; exchange: string; pair: Address } & Pool)
  | { state: 'none' | 'unknown'; exchange?: undefined }

type PooledToken = { token: Address; taxed?: { pair: Address; router: Address } }

/**
 * Reads the pools in the order of `tokens`. A token without a router of its own has the deepest pool of the table's exchanges.
 *
 * @throws The network's error.
 */
export async function readPools(at: AtBlock, tokens: readonly PooledToken[]): Promise<PoolStanding[]> {
  const exchanges = await readExchanges(at)
  const candidates = tokens.flatMap((of) =>
    exchanges
      .filter(({ router }) => !of.taxed || isAddressEqual(router, of.taxed.router))
      .map((exchange) => ({ of, ...exchange })),
  )
  const pairs = await askEach<Candidate, readonly [Address]>(at, candidates, ({ of, factory, wrappedCoin }) => [
    { address: factory, abi: uniswapV2FactoryAbi, functionName: 'getPair', args: [of.token, wrappedCoin] },
  ])
  const places = candidates.map((one) => ({ ...one, pair: requireRow(pairs, one)[0] }))
  const known = places.filter(({ of, pair }) => !of.taxed || isAddressEqual(pair, of.taxed.pair))
  const pools = await readReserves(
    at,
    known.filter(({ pair }) => pair !== zeroAddress),
  )
  return tokens.map((token) => {
    const deepest = findDeepest(pools.filter(({ of }) => of === token))
    if (!deepest) return { state: known.some(({ of }) => of === token) ? 'none' : 'unknown' }
    const { exchange, pair, reserveToken, reserveCoin, lpSupply } = deepest
    if (lpSupply === 0n) return { state: 'none' }
    return { state: isLiquid(deepest) ? 'open' : 'drained', exchange, pair, reserveToken, reserveCoin, lpSupply }
  })
}

type Exchange = { exchange: string; router: Address; factory: Address; wrappedCoin: Address }
type Candidate = Exchange & { of: PooledToken }

/** Reads the exchanges of the table; a router that is not there has none. */
async function readExchanges(at: AtBlock): Promise<Exchange[]> {
  const table = Object.entries(getChain(at.chainId).routers) as [string, Address][]
  const rows = await askEach<(typeof table)[number], readonly [Address, Address]>(at, table, ([, address]) => [
    { address, abi: uniswapV2RouterAbi, functionName: 'factory' },
    { address, abi: uniswapV2RouterAbi, functionName: 'WETH' },
  ])
  return [...rows].flatMap(([[exchange, router], row]) => {
    if (!(row instanceof Error)) return [{ exchange, router, factory: row[0], wrappedCoin: row[1] }]
    if (isAnswered(row)) return []
    throw row
  })
}

type Place = Candidate & { pair: Address }
type PairRow = readonly [reserves: readonly [bigint, bigint, number], token0: Address, lpSupply: bigint]

async function readReserves(at: AtBlock, places: readonly Place[]): Promise<(Place & Pool)[]> {
  const rows = await askEach<Place, PairRow>(at, places, ({ pair }) =>
    ['getReserves', 'token0', 'totalSupply'].map((functionName) => ({
      ...{ address: pair, abi: uniswapV2PairAbi, functionName },
    })),
  )
  return places.map((place) => {
    const [[reserve0, reserve1], token0, lpSupply] = requireRow(rows, place)
    const isFirst = isAddressEqual(token0, place.of.token)
    return {
      ...place,
      reserveToken: isFirst ? reserve0 : reserve1,
      reserveCoin: isFirst ? reserve1 : reserve0,
      lpSupply,
    }
  })
}
