import { pause } from '@scripts/bench/tokens/actions.ts'
import type { Market } from '@scripts/bench/tokens/market.ts'
import { buyback, createDividendToken } from './dividend-token.ts'
import { type DividendCosts, measureDividends } from './measure-dividends.ts'

/** Gas of what people do with a Buyback Baby token: 2 % for liquidity, 3 % for buybacks, 3 % for holders, 1 % for marketing. */
export async function measureBuybackBaby(market: Market): Promise<DividendCosts> {
  const fees = { liquidityFeeBps: 200, buyBackFeeBps: 300, reflectionFeeBps: 300, marketingFeeBps: 100 }
  const dividends = await createDividendToken(market, 'BuybackBabyTokenFactory', fees)
  const { costs, ...parts } = await measureDividends(dividends, 'BuybackBabyToken')

  await buyback(dividends) // pays for what is new: the dead address' units
  await pause(market)
  return { costs: { ...costs, buyback: await buyback(dividends) }, ...parts }
}
