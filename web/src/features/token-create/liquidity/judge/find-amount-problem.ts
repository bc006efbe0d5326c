import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { LiquidityProblem, type LiquidityProblemCode } from './liquidity-problem.ts'

/** More of one thing no pool of Uniswap's kind can hold. */
const poolMax = 2n ** 112n - 1n

/** One side of a pool: what goes in, what is in it, what the account has. Base units, or wei. */
export type Side = { amount: bigint; inPool: bigint; held: bigint; decimals: number; symbol: string }

type Rule = { code: LiquidityProblemCode; isBroken: boolean; bound?: bigint }

/**
 * Why an amount cannot go into a pool.
 *
 * @param isFirst The pool has no liquidity: what is in it was given by strangers and counts as a part of the amount.
 */
export function findAmountProblem(side: Side, { isFirst }: { isFirst: boolean }): LiquidityProblem | undefined {
  const { amount, inPool, held, decimals, symbol } = side
  const after = isFirst ? amount : inPool + amount
  const rules: Rule[] = [
    { code: 'amountZero', isBroken: amount === 0n },
    { code: 'donated', isBroken: isFirst && amount <= inPool, bound: inPool },
    { code: 'overBalance', isBroken: amount > held, bound: held },
    { code: 'poolMax', isBroken: after > poolMax, bound: isFirst ? poolMax : poolMax - inPool },
  ]
  const broken = rules.find(({ isBroken }) => isBroken)
  if (!broken) return undefined
  return new LiquidityProblem(broken.code, {
    amount: formatAmount(broken.bound ?? 0n, decimals, { grouped: true }),
    symbol,
  })
}
