// Measures the own fee of an exchange's pools, by what its router quotes and what the pair's reserves give.
import {
  readUniswapV2FactoryAllPairs,
  readUniswapV2FactoryGetPair,
  readUniswapV2PairGetReserves,
  readUniswapV2PairToken0,
  readUniswapV2PairToken1,
  readUniswapV2RouterFactory,
  readUniswapV2RouterGetAmountsOut,
  readUniswapV2RouterWeth,
} from '@saleyard/generated'
import { type Address, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { undefinedIfReverted, untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'

/**
 * Highest own fee of a pool in which a vault trades: it refuses a quote below 97 % of what the reserves give (PairTrades
 * LEAST_QUOTE), and its swap moves the price by 0.1 %. Hundredths of a percent.
 */
export const maxPoolFee = 290

/** A vault swaps at most this part of a reserve at once (PairTrades RESERVE_PER_UNIT). */
const reservePerSwap = 1_050n

/** Returns what a vault swaps at most, of a side of which the pair has this reserve; one unit where that is none. */
export function sampleSwap(reserve: bigint): bigint {
  return reserve / reservePerSwap || 1n
}

/** Base units or wei, of the side that is sold and of the one that is bought. */
export type PoolQuote = { amountIn: bigint; quoted: bigint; reserveIn: bigint; reserveOut: bigint }

/** Hundredths of a percent in the whole. */
const wholeBps = 10_000n

/**
 * Measures the own fee of a pool with a constant product: the part of what is sold that moves nothing. One unit is allowed
 * for rounding, as the vaults allow it.
 *
 * @returns Hundredths of a percent, at least 0; undefined without reserves.
 */
export function measurePoolFee({ amountIn, quoted, reserveIn, reserveOut }: PoolQuote): number | undefined {
  if (amountIn <= 0n || reserveIn <= 0n || reserveOut <= 0n) return undefined
  const bought = quoted + 1n
  if (bought >= reserveOut) return 0
  // bought = reserveOut * effective / (reserveIn + effective); kept as a part of the whole, since few units round far.
  const moving = (bought * reserveIn * wholeBps * 2n) / ((reserveOut - bought) * amountIn)
  return Math.max(0, Number(wholeBps - (moving + 1n) / 2n))
}

/** Returns the higher of two fees that were measured; undefined if neither was. */
export function higherFee(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined ? other : Math.max(one, other ?? 0)
}

type PoolAt = { chainId: number; router: Address; pair: Address }

/**
 * Measures the own fee of an existing pool in both directions, as its router quotes them.
 *
 * @returns The higher one in hundredths of a percent; undefined if the pool is empty or does not answer.
 * @throws The network's error, which says nothing about the contracts.
 */
async function readPoolFee(config: Config, { chainId, router, pair }: PoolAt): Promise<number | undefined> {
  const at = { chainId, address: pair, gas: untrustedCallGas } as const
  const [token0, token1, reserves] = await Promise.all([
    undefinedIfReverted(readUniswapV2PairToken0(config, at)),
    undefinedIfReverted(readUniswapV2PairToken1(config, at)),
    undefinedIfReverted(readUniswapV2PairGetReserves(config, at)),
  ])
  if (!token0 || !token1 || !reserves) return undefined
  const [reserve0, reserve1] = reserves
  const directions = [
    { path: [token0, token1], reserveIn: reserve0, reserveOut: reserve1 },
    { path: [token1, token0], reserveIn: reserve1, reserveOut: reserve0 },
  ] as const
  const fees = await Promise.all(
    directions.map(async ({ path, ...pool }) => {
      const amountIn = sampleSwap(pool.reserveIn)
      const ask = { chainId, address: router, gas: untrustedCallGas, args: [amountIn, path] } as const
      const quoted = (await undefinedIfReverted(readUniswapV2RouterGetAmountsOut(config, ask)))?.at(-1)
      return quoted === undefined ? undefined : measurePoolFee({ amountIn, quoted, ...pool })
    }),
  )
  return higherFee(fees[0], fees[1])
}

/**
 * Measures the own fee of the reward token's pool, which the vault buys from.
 *
 * @returns Hundredths of a percent; undefined if the pool is missing, empty or does not answer.
 * @throws The network's error.
 */
export async function readRewardPoolFee(
  config: Config,
  { chainId, router, rewardToken }: Omit<PoolAt, 'pair'> & { rewardToken: Address },
): Promise<number | undefined> {
  const at = { chainId, address: router, gas: untrustedCallGas } as const
  const [factory, wrappedCoin] = await Promise.all([
    undefinedIfReverted(readUniswapV2RouterFactory(config, at)),
    undefinedIfReverted(readUniswapV2RouterWeth(config, at)),
  ])
  if (!factory || !wrappedCoin) return undefined
  const ask = { ...at, address: factory, args: [rewardToken, wrappedCoin] } as const
  const pair = await undefinedIfReverted(readUniswapV2FactoryGetPair(config, ask))
  return pair && pair !== zeroAddress ? readPoolFee(config, { chainId, router, pair }) : undefined
}

/**
 * Measures the own fee of the exchange's first pool, where the token's own one cannot be simulated.
 *
 * @returns Hundredths of a percent; undefined if there is no pool with liquidity.
 * @throws The network's error.
 */
export async function readSamplePoolFee(
  config: Config,
  { chainId, router }: Omit<PoolAt, 'pair'>,
): Promise<number | undefined> {
  const at = { chainId, address: router, gas: untrustedCallGas } as const
  const factory = await undefinedIfReverted(readUniswapV2RouterFactory(config, at))
  if (!factory) return undefined
  const pair = await undefinedIfReverted(readUniswapV2FactoryAllPairs(config, { ...at, address: factory, args: [0n] }))
  return pair && readPoolFee(config, { chainId, router, pair })
}
