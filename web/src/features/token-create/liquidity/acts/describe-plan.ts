import type { TFunction } from 'i18next'
import { liquidityDecimals } from '@/features/token-create/liquidity/judge/judge-remove.ts'
import type { NativeCurrency } from '@/features/token-create/liquidity/judge/native-currency.ts'
import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

/** What a plan does, as a sentence. */
export function describePlan(
  plan: LiquidityPlan,
  { token, coin, t }: { token: OurToken; coin: NativeCurrency; t: TFunction },
): string {
  const write = (value: bigint, decimals: number) => formatAmount(value, decimals, { grouped: true })
  const symbols = { symbol: token.symbol, coinSymbol: coin.symbol }
  if (plan.act === 'remove') {
    const coinSymbol = plan.isWrapped ? t('liquidity.wrapped', { symbol: coin.symbol }) : coin.symbol
    return t('liquidity.remove.summary', {
      units: write(plan.liquidity, liquidityDecimals),
      amount: write(plan.minAmount, token.decimals),
      coin: write(plan.minCoin, coin.decimals),
      ...symbols,
      coinSymbol,
    })
  }
  const amounts = { amount: write(plan.amount, token.decimals), coin: write(plan.coin, coin.decimals) }
  return plan.act === 'seed'
    ? t('liquidity.seed.summary', { ...amounts, ...symbols })
    : t('liquidity.add.summary', { ...amounts, ...symbols })
}
