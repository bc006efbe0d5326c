import type { Holdings, Market } from '@/features/token-create/liquidity/market.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { findAmountProblem } from './find-amount-problem.ts'
import type { FieldProblem } from './judged.ts'
import type { NativeCurrency } from './native-currency.ts'
import { readUnits } from './read-units.ts'

export type PairValues = { amount: string; coin: string }

export type PairContext = {
  token: OurToken
  coin: NativeCurrency
  market: Market
  holdings: Holdings
}

export type PairAmounts = { amount: bigint; coin: bigint }

/** Two typed amounts for a pool, or what is wrong with either. */
export function judgePair(
  values: PairValues,
  { token, coin, market, holdings }: PairContext,
): { amounts?: PairAmounts; problems: Partial<Record<keyof PairValues, FieldProblem>> } {
  const isFirst = market.lpSupply === 0n
  const judge = (text: string, side: { inPool: bigint; held: bigint; decimals: number; symbol: string }) => {
    const amount = readUnits(text, side.decimals)
    if (typeof amount !== 'bigint') return { problem: amount }
    return { amount, problem: findAmountProblem({ ...side, amount }, { isFirst }) }
  }
  const ofToken = judge(values.amount, { ...token, inPool: market.reserveToken, held: holdings.token })
  const ofCoin = judge(values.coin, { ...coin, inPool: market.reserveCoin, held: holdings.coin })
  const problems = {
    ...(ofToken.problem && { amount: ofToken.problem }),
    ...(ofCoin.problem && { coin: ofCoin.problem }),
  }
  if (ofToken.amount === undefined || ofCoin.amount === undefined) return { problems }
  return { amounts: { amount: ofToken.amount, coin: ofCoin.amount }, problems }
}
