import { squareRoot } from './square-root.ts'

/** Units of liquidity that every pool leaves to nobody: Uniswap's MINIMUM_LIQUIDITY. */
export const unitsForNobody = 1_000n

/** With as many, what is left to nobody is less than a thousandth of the pool; docs/contracts.md, LiquiditySeeder. */
const enoughUnits = 1_000_000n

export type FirstLiquidity = {
  /** Units of liquidity of the whole pool; without more than {@link unitsForNobody} there can be none. */
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
  const mine = units > unitsForNobody ? units - unitsForNobody : 0n
  return { units, minUnits: mine / 2n < enoughUnits ? mine / 2n : enoughUnits }
}
