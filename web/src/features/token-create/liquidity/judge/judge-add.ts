import { addedLiquidity } from '@/features/token-create/liquidity/arithmetic/added-liquidity.ts'
import { lowerBound } from '@/features/token-create/liquidity/arithmetic/lower-bound.ts'
import type { Pool } from '@/features/token-create/liquidity/arithmetic/pool.ts'
import { takenByRouter } from '@/features/token-create/liquidity/arithmetic/taken-by-router.ts'
import type { LiquidityTerms } from '@/features/token-create/liquidity/plan.ts'
import { judgePair, type PairAmounts, type PairContext, type PairValues } from './judge-pair.ts'
import type { Judged } from './judged.ts'
import { LiquidityProblem } from './liquidity-problem.ts'
import { readSlippage } from './read-slippage.ts'

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
