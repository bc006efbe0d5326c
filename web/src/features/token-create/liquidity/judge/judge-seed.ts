import { firstLiquidity, unitsForNobody } from '@/features/token-create/liquidity/arithmetic/first-liquidity.ts'
import type { LiquidityTerms } from '@/features/token-create/liquidity/plan.ts'
import { judgePair, type PairContext, type PairValues } from './judge-pair.ts'
import type { Judged } from './judged.ts'
import { LiquidityProblem } from './liquidity-problem.ts'

export type SeedTerms = Extract<LiquidityTerms, { act: 'seed' }>

/** The first liquidity as typed, or what stands in its way: all that the seeder and the pool would refuse. */
export function judgeSeed(values: PairValues, context: PairContext): Judged<keyof PairValues, SeedTerms> {
  const { amounts, problems } = judgePair(values, context)
  if (!amounts || Object.keys(problems).length > 0) return { problems }

  const { units, minUnits } = firstLiquidity(amounts, context.market)
  if (units <= unitsForNobody) return { problems: { coin: new LiquidityProblem('tooFewUnits') } }
  return { terms: { act: 'seed', ...amounts, minUnits } }
}
