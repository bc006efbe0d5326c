import { afterFees } from './after-fees.ts'
import type { Pool } from './pool.ts'
import { sharedOut } from './shared-out.ts'

export type AddedLiquidity = {
  /** Base units that the pool receives. */
  arrives: bigint
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
  const coinLost = arrives === amount ? 0n : coin - sharedOut(liquidity, pool).coin
  return { arrives, liquidity, coinLost, pool }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
