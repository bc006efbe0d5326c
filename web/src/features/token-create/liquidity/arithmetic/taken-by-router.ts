import type { Pool } from './pool.ts'
import { quote } from './quote.ts'

/** What a router takes of two amounts: all of one, and as much of the other as keeps the pool's price. Base units and wei. */
export function takenByRouter(
  { amount, coin }: { amount: bigint; coin: bigint },
  { reserveToken, reserveCoin }: Pool,
): { amount: bigint; coin: bigint } {
  const coinWanted = quote(amount, reserveToken, reserveCoin)
  if (coinWanted <= coin) return { amount, coin: coinWanted }
  return { amount: quote(coin, reserveCoin, reserveToken), coin }
}
