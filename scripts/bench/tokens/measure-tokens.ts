import { measureLiquidityGenerator } from './liquidity-generator.ts'
import type { Market } from './market.ts'
import { measureStandard } from './standard.ts'
import type { Costs } from './token-peers.ts'

export type TokenResults = {
  standard: Costs
  liquidityGenerator: Costs
  liquidityGeneratorCreation: Costs
  liquidityGeneratorRun: Costs
}

/** Gas of what people do with our tokens, on the real Uniswap V2. */
export async function measureTokens(market: Market): Promise<TokenResults> {
  const standard = await measureStandard(market)
  const { costs, creation, run } = await measureLiquidityGenerator(market)
  return { standard, liquidityGenerator: costs, liquidityGeneratorCreation: creation, liquidityGeneratorRun: run }
}
