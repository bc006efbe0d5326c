import type { Pool } from './pool.ts'

/** What the pool pays out for units of liquidity, rounded down as it does. Base units and wei. */
export function sharedOut(liquidity: bigint, pool: Pool): { amount: bigint; coin: bigint } {
  if (pool.lpSupply === 0n) return { amount: 0n, coin: 0n }
  return {
    amount: (liquidity * pool.reserveToken) / pool.lpSupply,
    coin: (liquidity * pool.reserveCoin) / pool.lpSupply,
  }
}
