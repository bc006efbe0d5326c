import { firstLiquidity, unitsForNobody } from '../arithmetic/first-liquidity'
import type { LiquidityTerms } from '../plan'
import { judgePair, type PairContext, type PairValues } from './judge-pair'
import type { Judged } from './judged'
import { LiquidityProblem } from './liquidity-problem'

export type SeedTerms = Extract<LiquidityTerms, { act: 'seed' }>

/** The first liquidity as typed, or what stands in its way: all that the seeder and the pool would refuse. */
export function judgeSeed(values: PairValues, context: PairContext): Judged<keyof PairValues, SeedTerms> {
  const { amounts, problems } = judgePair(values, context)
  if (!amounts || Object.keys(problems).length > 0) return { problems }

  const { units, minUnits } = firstLiquidity(amounts, context.market)
  if (units <= unitsForNobody) return { problems: { coin: new LiquidityProblem('tooFewUnits') } }
  return { terms: { act: 'seed', ...amounts, minUnits } }
}
