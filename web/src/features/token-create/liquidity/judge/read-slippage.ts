import { LiquidityProblem } from './liquidity-problem.ts'
import { readUnits } from './read-units.ts'

/** Percent have two decimals. */
const decimals = 2
/** Hundredths of a percent: with a wider bound anybody could take half of what is moved. */
const most = 5_000n

/** A typed percentage in its hundredths. */
export function readSlippage(text: string): bigint | LiquidityProblem {
  const slippage = readUnits(text, decimals)
  if (typeof slippage !== 'bigint' || slippage > most) return new LiquidityProblem('slippage')
  return slippage
}
