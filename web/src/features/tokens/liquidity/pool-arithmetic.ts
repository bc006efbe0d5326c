// Computes what a Uniswap V2 pool takes, pays and mints, and what fees leave of a transfer.
import { type Address, isAddressEqual } from 'viem'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'

/** A pool's reserves in base units and wei, and its supply of liquidity units. */
export type Pool = { reserveToken: bigint; reserveCoin: bigint; lpSupply: bigint }

/** Returns the amount of the other side that keeps the pool's price, rounded down as the router does. Base units. */
export function quote(amount: bigint, reserve: bigint, otherReserve: bigint): bigint {
  return reserve > 0n ? (amount * otherReserve) / reserve : 0n
}

/** Lists the fees that transfers from or to an account pay now, hundredths of a percent each; empty if it is exempt. */
export function feesFor(token: SaleyardToken, account: Address | undefined): number[] {
  const { taxed } = token
  if (!taxed || (account && isAddressEqual(account, taxed.firstOwner))) return []
  return Object.values(taxed.fees).filter((bps) => bps > 0)
}

const whole = 10_000n

/**
 * Returns the amount of a transfer after fees. Each fee is rounded down by itself, as the contract does.
 *
 * @param amount Base units.
 * @param fees Hundredths of a percent each.
 */
export function afterFees(amount: bigint, fees: readonly number[]): bigint {
  return fees.reduce((left, bps) => left - (amount * BigInt(bps)) / whole, amount)
}

/** Returns the least accepted part of an amount, rounded down. Base units. @param slippage Hundredths of a percent. */
export function lowerBound(amount: bigint, slippage: bigint): bigint {
  return (amount * (whole - slippage)) / whole
}

/** Returns what the pool pays for units of liquidity, rounded down as the pool does. Base units and wei. */
export function burnAmounts(liquidity: bigint, pool: Pool): { amount: bigint; coin: bigint } {
  if (pool.lpSupply === 0n) return { amount: 0n, coin: 0n }
  return {
    amount: (liquidity * pool.reserveToken) / pool.lpSupply,
    coin: (liquidity * pool.reserveCoin) / pool.lpSupply,
  }
}

/** Returns what a router takes of two amounts: all of one, and of the other what keeps the pool's price. Base units and wei. */
export function optimalAmounts(
  { amount, coin }: { amount: bigint; coin: bigint },
  { reserveToken, reserveCoin }: Pool,
): { amount: bigint; coin: bigint } {
  const coinWanted = quote(amount, reserveToken, reserveCoin)
  if (coinWanted <= coin) return { amount, coin: coinWanted }
  return { amount: quote(coin, reserveCoin, reserveToken), coin }
}

type AddedLiquidity = {
  /** Base units that the pool receives. */
  received: bigint
  /** Units of liquidity for the account. */
  liquidity: bigint
  /** Wei that the account loses to all holders of the pool: the router takes coin also for the part that fees take. */
  coinLost: bigint
  /** The pool afterwards. */
  pool: Pool
}

/**
 * Computes the result of an addition to a pool with liquidity. Base units and wei.
 *
 * @param fees Hundredths of a percent each; empty if exempt.
 */
export function addedLiquidity(
  { amount, coin }: { amount: bigint; coin: bigint },
  before: Pool,
  fees: readonly number[],
): AddedLiquidity {
  const arrives = afterFees(amount, fees)
  const liquidity = least(
    (arrives * before.lpSupply) / before.reserveToken,
    (coin * before.lpSupply) / before.reserveCoin,
  )
  const pool = {
    reserveToken: before.reserveToken + arrives,
    reserveCoin: before.reserveCoin + coin,
    lpSupply: before.lpSupply + liquidity,
  }
  // Without a fee the difference is rounding, a negligible loss.
  const coinLost = arrives === amount ? 0n : coin - burnAmounts(liquidity, pool).coin
  return { received: arrives, liquidity, coinLost, pool }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** Units of liquidity that every pool locks permanently: Uniswap's MINIMUM_LIQUIDITY. */
export const minimumLiquidity = 1_000n

/** With this many units the locked ones are less than a thousandth of the pool; docs/audit/known-issues.md, K-76. */
const enoughUnits = 1_000_000n

type FirstLiquidity = {
  /** Units of liquidity of the whole pool; a pool requires more than {@link minimumLiquidity}. */
  units: bigint
  /**
   * Least number of units that the caller accepts. Loose on purpose: one wei, donated and synced, would break a bound near the
   * expected number, while the price is exact and the pool is the caller's even without a bound.
   */
  minUnits: bigint
}

/** Computes the result of a pool's first amounts. Base units and wei; the reserves are earlier donations of others. */
export function firstLiquidity(
  { amount, coin }: { amount: bigint; coin: bigint },
  { reserveToken, reserveCoin }: { reserveToken: bigint; reserveCoin: bigint },
): FirstLiquidity {
  const paid = amount > reserveToken && coin > reserveCoin ? (amount - reserveToken) * (coin - reserveCoin) : 0n
  const units = squareRoot(paid)
  const mine = units > minimumLiquidity ? units - minimumLiquidity : 0n
  return { units, minUnits: mine / 2n < enoughUnits ? mine / 2n : enoughUnits }
}

/** Returns the integer part of a square root, as Uniswap computes it of the first two amounts. Zero and more, in any unit. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  // Newton's steps fall towards the root from any start that is not below it.
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
