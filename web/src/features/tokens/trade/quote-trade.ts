// Computes what a trade with a Uniswap V2 pool brings: after the pool's fee and the token's fees, to the base unit.
import { afterFees, lowerBound } from '@/features/tokens/liquidity/pool-arithmetic.ts'

export type Direction = 'buy' | 'sell'

/** Hundredths of a percent in the whole. */
const whole = 10_000n

/** Largest reserve that a pool of Uniswap V2 can hold. */
export const poolMax = 2n ** 112n - 1n

/** A pool at one block. Base units and wei; `poolFee`: what the pool keeps of what goes in, hundredths of a percent. */
export type TradedPool = { reserveToken: bigint; reserveCoin: bigint; poolFee: number }

type TradeParameters = {
  direction: Direction
  /** What the account gives: wei in a purchase, base units in a sale. */
  amount: bigint
  pool: TradedPool
  /** Fees of transfers between the account and the pair, hundredths of a percent each; empty if the account is exempt. */
  fees: readonly number[]
}

/** Amounts are of what the account gives, or of what it gets: wei or base units. */
export type TradeQuote = {
  /** What reaches the pool of what the account gives. */
  intoPool: bigint
  /** What the pool pays. */
  fromPool: bigint
  /** What reaches the account. A token with reflection adds the account's share of the reflected fee to it. */
  arrives: bigint
  /** What the token's fees take: base units in either direction. */
  tokenFee: bigint
  /** What the pool keeps as its own fee, of what reaches it, rounded up. */
  poolFee: bigint
  /** Part that the account gets less than at the price before, because the trade moves it: hundredths of a percent, rounded up, fees aside. */
  impact: bigint
  /** What the account gets less than at the pool's price before the trade, because the trade moves it. */
  impactLoss: bigint
}

/**
 * Computes what a trade brings in the pool as it is. In a pool of few units the router can pay less, since the fee is measured in whole
 * hundredths of a percent; the minimum then makes it revert. Unsynced gifts to the pair are left out, because anyone can take them
 * out before the trade (`skim`).
 *
 * The rounding is that of the contracts. The token rounds each fee down by itself (Fees.part), and takes its fees of what moves
 * between account and pair: of what the pool pays in a purchase, of what is given in a sale. The pool rounds what it pays down.
 */
export function quoteTrade({ direction, amount, pool, fees }: TradeParameters): TradeQuote {
  const isBuy = direction === 'buy'
  const [reserveIn, reserveOut] = isBuy ? [pool.reserveCoin, pool.reserveToken] : [pool.reserveToken, pool.reserveCoin]
  const intoPool = isBuy ? amount : afterFees(amount, fees)
  const counted = intoPool * (whole - BigInt(pool.poolFee))
  const depth = reserveIn * whole + counted
  if (reserveIn === 0n || reserveOut === 0n)
    return { intoPool, fromPool: 0n, arrives: 0n, tokenFee: amount - intoPool, poolFee: 0n, impact: 0n, impactLoss: 0n }

  const fromPool = (counted * reserveOut) / depth
  const arrivesOf = (paid: bigint) => (isBuy ? afterFees(paid, fees) : paid)
  const arrives = arrivesOf(fromPool)
  return {
    intoPool,
    fromPool,
    arrives,
    tokenFee: isBuy ? fromPool - arrives : amount - intoPool,
    poolFee: divideUp(intoPool * BigInt(pool.poolFee), whole),
    impact: divideUp(counted * whole, depth),
    impactLoss: arrivesOf((counted * reserveOut) / (reserveIn * whole)) - arrives,
  }
}

const divideUp = (value: bigint, by: bigint) => (value + by - 1n) / by

/**
 * Returns the least that the account accepts, which the router compares with what arrives in the account, after every fee.
 *
 * @param slippage Hundredths of a percent.
 */
export function leastAccepted({ arrives }: Pick<TradeQuote, 'arrives'>, slippage: bigint): bigint {
  return lowerBound(arrives, slippage)
}

/** With a product of the reserves below this, the pool has no more than rounding leaves of removed liquidity. */
const leastProduct = 10n ** 12n

/** Whether a pool is empty, or holds only the dust that remains when all liquidity is removed. */
export function isDrained({ reserveToken, reserveCoin }: Omit<TradedPool, 'poolFee'>): boolean {
  return reserveToken * reserveCoin < leastProduct
}

/** Bounds of the slippage tolerance, hundredths of a percent: below, nearly each trade of others stops it. */
export const slippageBounds = { least: 10n, most: 2_000n } as const

/** Above this tolerance others can profit from the difference; hundredths of a percent. */
export const wideSlippage = 500n

/**
 * Returns the tolerance that a trade begins with, hundredths of a percent. The minimum is computed after the token's fees, so the
 * tolerance covers only movement of the price, and does not rise with the fees: a tolerance that included a fee of 6 % would
 * hand 6 % to those who trade ahead. A token with fees gets half a percent more, because a run of its vault may come in
 * between: it sells at most 1/1050 of the pool's reserve (PairTrades.RESERVE_PER_UNIT), which moves the price by 0.2 %.
 */
export function presetSlippage(hasFees: boolean): bigint {
  return hasFees ? 100n : 50n
}

/** Above the first, a price impact is a warning; above the second, it needs consent. Hundredths of a percent. */
const impactLevels = { warns: 500n, asks: 1_500n } as const

export function judgeImpact(impact: bigint): 'small' | 'warns' | 'asks' {
  if (impact > impactLevels.asks) return 'asks'
  return impact > impactLevels.warns ? 'warns' : 'small'
}
