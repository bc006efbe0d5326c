// Reads the pool of a token behind a router and what the account holds, once or repeatedly.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import {
  readIerc20BalanceOf,
  readUniswapV2FactoryFeeTo,
  readUniswapV2FactoryGetPair,
  readUniswapV2PairBalanceOf,
  readUniswapV2PairGetReserves,
  readUniswapV2PairToken0,
  readUniswapV2PairTotalSupply,
  readUniswapV2RouterGetAmountOut,
  simulateUniswapV2FactoryCreatePair,
} from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { getBalance } from 'wagmi/actions'
import { readRouter } from '@/features/tokens/create/checks/read-addresses.ts'
import { undefinedIfReverted, untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import { type SaleyardToken, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import type { PoolQuote } from '@/features/tokens/simulate/pool-fee.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { placeKey, usePlans } from './plan-store.ts'
import type { Pool } from './pool-arithmetic.ts'

/** An account's balances of token, coin and liquidity. Base units, wei, units of liquidity. */
export type Holdings = { token: bigint; coin: bigint; wrappedCoin: bigint; liquidity: bigint }

/** Market of a token: the exchange behind a router, its pool, and the account's balances. */
export type Market = Pool & {
  router: Address
  wrappedCoin: Address
  /** Absent until the pair is created. */
  pair?: Address
  /** Where the exchange would create the pair, while there is none; absent too if the exchange does not say. */
  futurePair?: Address
  /** The exchange takes a part of the pool's trading fees on additions and removals, so that figures are a little lower. */
  hasProtocolFee: boolean
  /** What the router would pay in a sample pool, from which a pool's fee follows; absent if the router does not say. */
  poolQuote?: PoolQuote
  /** Absent without an account. */
  holdings?: Holdings
}

type ReadMarketParameters = {
  chainId: number
  token: Address
  router: Address
  account: Address | undefined
}

type Place = { chainId: number; token: Address; wrappedCoin: Address; pair: Address | undefined }

/**
 * Reads the pool of a token behind a router, as it is now, and the account's balances.
 *
 * @throws AppError `LiquiditySeeder_RouterInvalid` if the address is no router like Uniswap V2.
 */
export async function readMarket(config: Config, parameters: ReadMarketParameters): Promise<Market> {
  const { chainId, token, router, account } = parameters
  const exchange = await readRouter(config, { chainId, router })
  if (!exchange.ok) throw new AppError('LiquiditySeeder_RouterInvalid', { values: { router } })

  const { factory, wrappedCoin } = exchange
  const at = { chainId, address: factory }
  const [found, feeTo, poolQuote] = await Promise.all([
    readUniswapV2FactoryGetPair(config, { ...at, args: [token, wrappedCoin] }),
    readUniswapV2FactoryFeeTo(config, at),
    readPoolQuote(config, { chainId, router }),
  ])
  const pair = found === zeroAddress ? undefined : found
  const place = { chainId, token, wrappedCoin, pair }
  const [pool, holdings, futurePair] = await Promise.all([
    readPool(config, place),
    account && readHoldings(config, { ...place, account }),
    pair ? undefined : readFuturePair(config, { ...place, factory }),
  ])
  return {
    ...pool,
    router,
    wrappedCoin,
    ...(pair && { pair }),
    ...(futurePair && { futurePair }),
    hasProtocolFee: feeTo !== zeroAddress,
    ...(poolQuote && { poolQuote }),
    holdings,
  }
}

/** A pool that does not exist, deep enough to measure a hundredth of a percent. */
const sample = { amountIn: 10n ** 12n, reserveIn: 10n ** 18n, reserveOut: 10n ** 18n }

/** Asks the router what a sample pool would pay, without a gas limit: so it goes out in one request with the factory's answers. */
async function readPoolQuote(
  config: Config,
  { chainId, router }: Pick<ReadMarketParameters, 'chainId' | 'router'>,
): Promise<PoolQuote | undefined> {
  const args = [sample.amountIn, sample.reserveIn, sample.reserveOut] as const
  const quoted = await undefinedIfReverted(readUniswapV2RouterGetAmountOut(config, { chainId, address: router, args }))
  return quoted === undefined ? undefined : { ...sample, quoted }
}

/** Gas to create a pair: its code is stored, which prices of gas differ in most. */
const pairGas = 15_000_000n

/** Simulates the creation of the pair. No account pays: the address does not depend on who creates it. */
async function readFuturePair(
  config: Config,
  { chainId, factory, token, wrappedCoin }: Place & { factory: Address },
): Promise<Address | undefined> {
  const answer = simulateUniswapV2FactoryCreatePair(config, {
    chainId,
    address: factory,
    account: zeroAddress,
    args: [token, wrappedCoin],
    gas: pairGas,
  })
  return (await undefinedIfReverted(answer))?.result
}

/** Reads the reserves and the supply of a pair; nothing of a pair that does not exist. */
export async function readPool(
  config: Config,
  { chainId, token, pair }: Pick<Place, 'chainId' | 'token' | 'pair'>,
): Promise<Pool> {
  if (!pair) return { reserveToken: 0n, reserveCoin: 0n, lpSupply: 0n }
  const at = { chainId, address: pair }
  const [[reserve0, reserve1], token0, lpSupply] = await Promise.all([
    readUniswapV2PairGetReserves(config, at),
    readUniswapV2PairToken0(config, at),
    readUniswapV2PairTotalSupply(config, at),
  ])
  const isFirst = isAddressEqual(token0, token)
  return { reserveToken: isFirst ? reserve0 : reserve1, reserveCoin: isFirst ? reserve1 : reserve0, lpSupply }
}

async function readHoldings(
  config: Config,
  { chainId, token, wrappedCoin, pair, account }: Place & { account: Address },
) {
  const [ofToken, coin, ofWrapped, liquidity] = await Promise.all([
    readIerc20BalanceOf(config, { chainId, address: token, args: [account] }),
    getBalance(config, { chainId, address: account }),
    readIerc20BalanceOf(config, { chainId, address: wrappedCoin, args: [account] }),
    pair ? readUniswapV2PairBalanceOf(config, { chainId, address: pair, args: [account] }) : 0n,
  ])
  return { token: ofToken, coin: coin.value, wrappedCoin: ofWrapped, liquidity }
}

/**
 * Reads the pairs that a token has with the wrapped coins of routers, each once. A router that does not answer has none.
 *
 * @throws The network's error.
 */
export async function readPairs(
  config: Config,
  { chainId, token, routers }: { chainId: number; token: Address; routers: readonly Address[] },
): Promise<Address[]> {
  const found = await Promise.all(
    routers.map(async (router) => {
      const exchange = await readRouter(config, { chainId, router })
      if (!exchange.ok) return zeroAddress
      const at = { chainId, address: exchange.factory, gas: untrustedCallGas }
      return undefinedIfReverted(readUniswapV2FactoryGetPair(config, { ...at, args: [token, exchange.wrappedCoin] }))
    }),
  )
  return [...new Set(found)].filter((pair) => pair !== undefined && pair !== zeroAddress) as Address[]
}

/**
 * Finds the pairs of a token: its own, or, of a token without a router, those of the network's routers and of the one that was
 * chosen on this device.
 */
export function usePairs({ chainId, token, taxed }: SaleyardToken) {
  const config = useConfig()
  const chosen = usePlans(({ routers }) => routers[placeKey({ chainId, token })])
  const known = Object.values(getChain(chainId).routers)
  const routers = [...new Set(chosen ? [...known, chosen] : known)]
  // No generated hook: each router names the factory, which names the pair.
  return useQuery({
    queryKey: tokenQueryKey({ chainId, token }, 'pairs', routers),
    queryFn: () => (taxed ? [taxed.pair] : readPairs(config, { chainId, token, routers })),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: taxed ? false : interval,
  })
}

/** Interval at which a pool on screen is read again, since others trade in it. ms */
const interval = 12_000

/** Reads the pool as it is now, never from a cache, because money moves by it. */
export function useMarket({ router, ...place }: Omit<ReadMarketParameters, 'router'> & Partial<ReadMarketParameters>) {
  const config = useConfig()
  // No generated hook: the router names the factory, which names the pair, and all figures belong to one pool.
  return useQuery({
    queryKey: tokenQueryKey(place, 'market', router, place.account),
    queryFn: async () => (router ? readMarket(config, { ...place, router }) : null),
    enabled: router !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: interval,
  })
}
