// Computes what a pool's first amounts mean: the value of the supply, what the first trades bring and move, and shares of the supply.
import { type Direction, poolMax, quoteTrade, type TradedPool } from './quote-trade.ts'

/** A trade in the new pool, the first one. */
export type PreviewTrade = {
  /** What arrives in an account that is not exempt from the token's fees: base units of a purchase, wei of a sale. */
  arrives: bigint
  /** By how much it raises or lowers the price, hundredths of a percent, rounded up. */
  moves: bigint
}

export type SeedPreview = {
  /** What the whole supply is worth at the starting price, wei. */
  marketValue: bigint
  /** A purchase for one whole coin; undefined where the pool cannot take it. */
  purchase: PreviewTrade | undefined
  /** A sale of a hundredth of the supply; undefined where the pool cannot take it. */
  sale: PreviewTrade | undefined
}

type PreviewParameters = {
  /** The pool with its first liquidity. The seeder counts earlier gifts, so its reserves are exactly what was typed. */
  pool: TradedPool
  /** Base units. */
  totalSupply: bigint
  coinDecimals: number
  /** The token's fees for accounts that are not exempt, hundredths of a percent each. */
  fees: readonly number[]
}

/** Computes what the first liquidity of a pool means, while it is typed. */
export function previewSeed({ pool, totalSupply, coinDecimals, fees }: PreviewParameters): SeedPreview {
  return {
    marketValue: (pool.reserveCoin * totalSupply) / pool.reserveToken,
    purchase: previewTrade('buy', 10n ** BigInt(coinDecimals), pool, fees),
    sale: previewTrade('sell', totalSupply / 100n, pool, fees),
  }
}

function previewTrade(
  direction: Direction,
  amount: bigint,
  pool: TradedPool,
  fees: readonly number[],
): PreviewTrade | undefined {
  const isBuy = direction === 'buy'
  const { arrives, intoPool, fromPool } = quoteTrade({ direction, amount, pool, fees })
  const [coin, token] = isBuy
    ? [pool.reserveCoin + intoPool, pool.reserveToken - fromPool]
    : [pool.reserveCoin - fromPool, pool.reserveToken + intoPool]
  if (amount === 0n || coin > poolMax || token > poolMax) return undefined

  const [after, before] = [coin * pool.reserveToken, token * pool.reserveCoin]
  const moved = isBuy ? after - before : before - after
  return { arrives, moves: (moved * whole + before - 1n) / before }
}

/** Hundredths of a percent in the whole. */
const whole = 10_000n

/** Above this movement by one coin, a pool is too small: half of the price. Hundredths of a percent. */
export const thinPool = 5_000n

/** What an exchange keeps of a trade if its router does not say it: Uniswap's own 0.3 %. Hundredths of a percent. */
export const usualPoolFee = 30

/** Positions of a slider: shares of the supply in hundredths of a percent. The last one is the balance. */
export type ShareScale = {
  max: number
  step: number
  amountAt: (position: number) => bigint
  positionOf: (amount: bigint) => number
}

/** Steps of a slider, hundredths of a percent. */
const steps = [1, 10, 100, 1_000, 10_000]
const fewSteps = 100

/** Divides what an account has of a supply into about a hundred steps of whole shares. Base units. */
export function scaleShares({ balance, totalSupply }: { balance: bigint; totalSupply: bigint }): ShareScale {
  const shareOf = (amount: bigint) => (totalSupply > 0n ? Number((amount * whole + totalSupply - 1n) / totalSupply) : 0)
  const all = shareOf(balance)
  // A step of less than a base unit would not move.
  const step = steps.find((one) => all <= one * fewSteps && totalSupply * BigInt(one) >= whole) ?? 10_000
  const max = Math.ceil(all / step) * step
  return {
    max,
    step,
    amountAt: (position) => (position >= max ? balance : least((totalSupply * BigInt(position)) / whole, balance)),
    positionOf: (amount) => (amount >= balance ? max : Math.min(max, Math.round(shareOf(amount) / step) * step)),
  }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
