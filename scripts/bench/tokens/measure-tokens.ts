import { measureBaby } from '@scripts/bench/tokens/dividends/baby.ts'
import { measureBuybackBaby } from '@scripts/bench/tokens/dividends/buyback-baby.ts'
import { measureLiquidityGenerator } from './liquidity-generator.ts'
import type { Market } from './market.ts'
import { measureStandard } from './standard.ts'
import type { Costs } from './token-peers.ts'

/** Gas by kind: of each action, of the parts of a creation, and of those of a run. */
export type TokenResults = Record<
  | 'standard'
  | 'liquidityGenerator'
  | 'liquidityGeneratorCreation'
  | 'liquidityGeneratorRun'
  | 'baby'
  | 'babyCreation'
  | 'babyFirstStep'
  | 'babySecondStep'
  | 'buybackBaby'
  | 'buybackBabyCreation'
  | 'buybackBabyFirstStep'
  | 'buybackBabySecondStep',
  Costs
>

/** Gas of what people do with our tokens, on the real Uniswap V2. */
export async function measureTokens(market: Market): Promise<TokenResults> {
  const standard = await measureStandard(market)
  const generator = await measureLiquidityGenerator(market)
  const baby = await measureBaby(market)
  const buybackBaby = await measureBuybackBaby(market)
  return {
    standard,
    liquidityGenerator: generator.costs,
    liquidityGeneratorCreation: generator.creation,
    liquidityGeneratorRun: generator.run,
    baby: baby.costs,
    babyCreation: baby.creation,
    babyFirstStep: baby.firstStep,
    babySecondStep: baby.secondStep,
    buybackBaby: buybackBaby.costs,
    buybackBabyCreation: buybackBaby.creation,
    buybackBabyFirstStep: buybackBaby.firstStep,
    buybackBabySecondStep: buybackBaby.secondStep,
  }
}
