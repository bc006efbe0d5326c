import type { Market } from '@scripts/bench/tokens/market.ts'
import { parseEther } from 'viem'
import { createDividendToken } from './dividend-token.ts'
import { type DividendCosts, measureDividends } from './measure-dividends.ts'

/** Gas of what people do with a Baby token that takes 3 % for holders, 3 % for liquidity, 2 % for marketing. */
export async function measureBaby(market: Market): Promise<DividendCosts> {
  const fees = {
    tokenRewardFeeBps: 300,
    liquidityFeeBps: 300,
    marketingFeeBps: 200,
    marketingWallet: market.people.dave,
    minimumTokenBalanceForDividends: parseEther('100'),
  }
  return measureDividends(await createDividendToken(market, 'BabyTokenFactory', fees), 'BabyToken')
}
