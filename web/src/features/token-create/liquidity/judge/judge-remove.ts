import type { Address } from 'viem'
import { lowerBound } from '@/features/token-create/liquidity/arithmetic/lower-bound.ts'
import { sharedOut } from '@/features/token-create/liquidity/arithmetic/shared-out.ts'
import type { Holdings, Market } from '@/features/token-create/liquidity/market.ts'
import type { LiquidityTerms } from '@/features/token-create/liquidity/plan.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import type { FieldProblem, Judged } from './judged.ts'
import { LiquidityProblem } from './liquidity-problem.ts'
import { readSlippage } from './read-slippage.ts'
import { readUnits } from './read-units.ts'

/** Units of liquidity are tokens of their own, with decimals of their own: Uniswap's. */
export const liquidityDecimals = 18

export type RemoveValues = { liquidity: string; slippage: string }
export type RemoveTerms = Extract<LiquidityTerms, { act: 'remove' }>

type RemoveContext = { token: OurToken; market: Market & { pair: Address }; holdings: Holdings }

/** What is to be taken out, or what stands in its way. */
export function judgeRemove(values: RemoveValues, context: RemoveContext): Judged<keyof RemoveValues, RemoveTerms> {
  const { token, market, holdings } = context
  const liquidity = readUnits(values.liquidity, liquidityDecimals)
  const slippage = readSlippage(values.slippage)
  const problem = typeof liquidity === 'bigint' ? findProblem(liquidity, market, holdings) : liquidity
  if (problem || typeof liquidity !== 'bigint' || typeof slippage !== 'bigint') {
    return { problems: { ...(problem && { liquidity: problem }), ...(typeof slippage !== 'bigint' && { slippage }) } }
  }
  const { amount, coin } = sharedOut(liquidity, market)
  const { pair, wrappedCoin } = market
  const [minAmount, minCoin] = [lowerBound(amount, slippage), lowerBound(coin, slippage)]
  const isWrapped = token.taxed !== undefined
  return { terms: { act: 'remove', pair, wrappedCoin, liquidity, minAmount, minCoin, isWrapped } }
}

function findProblem(liquidity: bigint, market: Market, holdings: Holdings): FieldProblem | undefined {
  if (liquidity === 0n) return new LiquidityProblem('amountZero')
  if (liquidity > holdings.liquidity)
    return new LiquidityProblem('overLiquidity', {
      amount: formatAmount(holdings.liquidity, liquidityDecimals, { grouped: true }),
    })
  const { amount, coin } = sharedOut(liquidity, market)
  return amount === 0n || coin === 0n ? new LiquidityProblem('tooLittle') : undefined
}
