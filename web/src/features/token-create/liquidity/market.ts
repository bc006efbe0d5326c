import type { Address } from 'viem'
import type { Pool } from '@/features/token-create/liquidity/arithmetic/pool.ts'

/** What an account has that liquidity is made of. Base units, wei, units of liquidity. */
export type Holdings = { token: bigint; coin: bigint; wrappedCoin: bigint; liquidity: bigint }

/** Where a token meets the coin: the exchange behind a router, its pool, and what the account brings. */
export type Market = Pool & {
  router: Address
  wrappedCoin: Address
  /** Absent: nobody has made the pair yet. */
  pair?: Address
  /** The exchange takes a part of what trading earns the pool when liquidity goes in or out, so that figures are a little lower. */
  takesPart: boolean
  /** Absent without an account. */
  holdings?: Holdings
}
