import { addedLiquidity } from '../arithmetic/added-liquidity'
import { lowerBound } from '../arithmetic/lower-bound'
import type { Pool } from '../arithmetic/pool'
import { takenByRouter } from '../arithmetic/taken-by-router'
import type { LiquidityTerms } from '../plan'
import { judgePair, type PairAmounts, type PairContext, type PairValues } from './judge-pair'
import type { Judged } from './judged'
import { LiquidityProblem } from './liquidity-problem'
import { readSlippage } from './read-slippage'

export type AddValues = PairValues & { slippage: string }
export type AddTerms = Extract<LiquidityTerms, { act: 'add' }>

type AddContext = PairContext & {
  /** What the account's transfers pay, hundredths of a percent each. */
  fees: readonly number[]
}

/** More liquidity as typed, or what stands in its way. */
export function judgeAdd(values: AddValues, context: AddContext): Judged<keyof AddValues, AddTerms> {
  const { market, fees } = context
  const { amounts, problems } = judgePair(values, context)
  const slippage = readSlippage(values.slippage)
  if (typeof slippage !== 'bigint') return { problems: { ...problems, slippage } }
  if (!amounts || Object.keys(problems).length > 0) return { problems }

  const taken = takenByRouter(amounts, market)
  if (!makesLiquidity(taken, market, fees)) return { problems: { amount: new LiquidityProblem('tooLittle') } }
  const [minAmount, minCoin] = [lowerBound(taken.amount, slippage), lowerBound(taken.coin, slippage)]
  // Not what was typed: more of one side would let the router take more of it once the price has moved.
  return { terms: { act: 'add', ...taken, minAmount, minCoin } }
}

function makesLiquidity({ amount, coin }: PairAmounts, pool: Pool, fees: readonly number[]): boolean {
  return amount > 0n && coin > 0n && addedLiquidity({ amount, coin }, pool, fees).liquidity > 0n
}
