// Computes what a Uniswap V2 pool takes, pays and mints, and what fees leave of a transfer.
import { type Address, isAddressEqual } from 'viem'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'

/** What a pool holds: base units, wei, and the units of liquidity that share it. */
export type Pool = { reserveToken: bigint; reserveCoin: bigint; lpSupply: bigint }

/** As much of the other side as keeps the pool's price, rounded down as the router does. Base units. */
export function quote(amount: bigint, reserve: bigint, otherReserve: bigint): bigint {
  return reserve > 0n ? (amount * otherReserve) / reserve : 0n
}

/** The fees that transfers from or to an account pay now, hundredths of a percent each; none where it is exempt. */
export function feesFor(token: SaleyardToken, account: Address | undefined): number[] {
  const { taxed } = token
  if (!taxed || (account && isAddressEqual(account, taxed.firstOwner))) return []
  return Object.values(taxed.fees).filter((bps) => bps > 0)
}

const whole = 10_000n

/**
 * What arrives of a transfer that pays fees. Each fee is rounded down by itself, as the contract does.
 *
 * @param amount Base units.
 * @param fees Hundredths of a percent each.
 */
export function afterFees(amount: bigint, fees: readonly number[]): bigint {
  return fees.reduce((left, bps) => left - (amount * BigInt(bps)) / whole, amount)
}

/** The least that is accepted of an amount, rounded down. Base units. @param slippage Hundredths of a percent. */
export function lowerBound(amount: bigint, slippage: bigint): bigint {
  return (amount * (whole - slippage)) / whole
}

/** What the pool pays out for units of liquidity, rounded down as it does. Base units and wei. */
export function burnAmounts(liquidity: bigint, pool: Pool): { amount: bigint; coin: bigint } {
  if (pool.lpSupply === 0n) return { amount: 0n, coin: 0n }
  return {
    amount: (liquidity * pool.reserveToken) / pool.lpSupply,
    coin: (liquidity * pool.reserveCoin) / pool.lpSupply,
  }
}

/** What a router takes of two amounts: all of one, and as much of the other as keeps the pool's price. Base units and wei. */
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
  /** Wei that the account leaves to all who share the pool: the router takes coin for what the fee takes, too. */
  coinLost: bigint
  /** The pool afterwards. */
  pool: Pool
}

/** What a pool with liquidity makes of two amounts. Base units and wei. @param fees Hundredths of a percent each; none where exempt. */
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
  // Without a fee what is missing is rounding, and no loss to speak of.
  const coinLost = arrives === amount ? 0n : coin - burnAmounts(liquidity, pool).coin
  return { received: arrives, liquidity, coinLost, pool }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** Units of liquidity that every pool leaves to nobody: Uniswap's MINIMUM_LIQUIDITY. */
export const minimumLiquidity = 1_000n

/** With as many, what is left to nobody is less than a thousandth of the pool; docs/contracts.md, LiquiditySeeder. */
const enoughUnits = 1_000_000n

type FirstLiquidity = {
  /** Units of liquidity of the whole pool; without more than {@link minimumLiquidity} there can be none. */
  units: bigint
  /**
   * The least that the caller accepts. Loose on purpose: one wei, donated and synced, would break a bound near the expected
   * number, while the price is exact and the pool the caller's without any.
   */
  minUnits: bigint
}

/** What a pool makes of its first amounts. Base units and wei; the reserves are what strangers donated and synced. */
export function firstLiquidity(
  { amount, coin }: { amount: bigint; coin: bigint },
  { reserveToken, reserveCoin }: { reserveToken: bigint; reserveCoin: bigint },
): FirstLiquidity {
  const paid = amount > reserveToken && coin > reserveCoin ? (amount - reserveToken) * (coin - reserveCoin) : 0n
  const units = squareRoot(paid)
  const mine = units > minimumLiquidity ? units - minimumLiquidity : 0n
  return { units, minUnits: mine / 2n < enoughUnits ? mine / 2n : enoughUnits }
}

/** The integer part of a square root, as Uniswap takes it of the first two amounts. Of zero and more, in any unit. */
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
