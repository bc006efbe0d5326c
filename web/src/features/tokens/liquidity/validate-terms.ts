// Validates what is typed into the three liquidity forms, and turns it into the terms of a plan.

import type { Address } from 'viem'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import type { Holdings, Market } from './market.ts'
import type { LiquidityTerms, SeedRecipient } from './plan.ts'
import {
  addedLiquidity,
  burnAmounts,
  firstLiquidity,
  lowerBound,
  minimumLiquidity,
  optimalAmounts,
  type Pool,
} from './pool-arithmetic.ts'
import {
  type FieldProblem,
  LiquidityProblem,
  type LiquidityProblemCode,
  readSlippage,
  readUnits,
  type ValidationResult,
} from './read-fields.ts'

export type PairValues = { amount: string; coin: string }

export type PairContext = {
  token: SaleyardToken
  coin: NativeCurrency
  market: Market
  holdings: Holdings
}

type PairAmounts = { amount: bigint; coin: bigint }

/** Validates two typed amounts for a pool. */
function validatePair(
  values: PairValues,
  { token, coin, market, holdings }: PairContext,
): { amounts?: PairAmounts; problems: Partial<Record<keyof PairValues, FieldProblem>> } {
  const isFirst = market.lpSupply === 0n
  const validateSide = (text: string, side: { inPool: bigint; balance: bigint; decimals: number; symbol: string }) => {
    const amount = readUnits(text, side.decimals)
    if (typeof amount !== 'bigint') return { problem: amount }
    return { amount, problem: findAmountProblem({ ...side, amount }, { isFirst }) }
  }
  const ofToken = validateSide(values.amount, { ...token, inPool: market.reserveToken, balance: holdings.token })
  const ofCoin = validateSide(values.coin, { ...coin, inPool: market.reserveCoin, balance: holdings.coin })
  const problems = {
    ...(ofToken.problem && { amount: ofToken.problem }),
    ...(ofCoin.problem && { coin: ofCoin.problem }),
  }
  if (ofToken.amount === undefined || ofCoin.amount === undefined) return { problems }
  return { amounts: { amount: ofToken.amount, coin: ofCoin.amount }, problems }
}

/** The network's coin. */
export type NativeCurrency = { symbol: string; decimals: number }

/** Largest reserve that a pool of Uniswap V2 can hold. */
const poolMax = 2n ** 112n - 1n

/** One side of a pool: the added amount, the reserve, and the account's balance. Base units, or wei. */
type Side = { amount: bigint; inPool: bigint; balance: bigint; decimals: number; symbol: string }

type Rule = { code: LiquidityProblemCode; isBroken: boolean; bound?: bigint }

/**
 * Finds why an amount cannot go into a pool.
 *
 * @param isFirst The pool has no liquidity: its reserve is a donation of others and counts as a part of the amount.
 */
function findAmountProblem(side: Side, { isFirst }: { isFirst: boolean }): LiquidityProblem | undefined {
  const { amount, inPool, balance, decimals, symbol } = side
  const after = isFirst ? amount : inPool + amount
  const rules: Rule[] = [
    { code: 'amountZero', isBroken: amount === 0n },
    { code: 'donated', isBroken: isFirst && amount <= inPool, bound: inPool },
    { code: 'overBalance', isBroken: amount > balance, bound: balance },
    { code: 'poolMax', isBroken: after > poolMax, bound: isFirst ? poolMax : poolMax - inPool },
  ]
  const broken = rules.find(({ isBroken }) => isBroken)
  if (!broken) return undefined
  return new LiquidityProblem(broken.code, {
    amount: formatAmount(broken.bound ?? 0n, decimals, { grouped: true }),
    symbol,
  })
}

export type SeedTerms = Extract<LiquidityTerms, { act: 'seed' }>

export type RecipientChoice = SeedRecipient['to']

/** `until`: a day as `2027-01-31`. */
export type SeedValues = PairValues & { to: RecipientChoice; until: string }

/** Validates the first liquidity as typed: returns its terms, or everything that the seeder and the pool would refuse. */
export function validateSeed(values: SeedValues, context: PairContext): ValidationResult<keyof SeedValues, SeedTerms> {
  const recipient = readRecipient(values, context)
  const pair = validatePair(values, context)
  const problems = { ...pair.problems, ...(recipient instanceof LiquidityProblem && { until: recipient }) }
  if (!pair.amounts || recipient instanceof LiquidityProblem || Object.keys(problems).length > 0) return { problems }

  const { units, minUnits } = firstLiquidity(pair.amounts, context.market)
  if (units <= minimumLiquidity) return { problems: { coin: new LiquidityProblem('tooFewUnits') } }
  return { terms: { act: 'seed', ...pair.amounts, minUnits, recipient } }
}

/** Longest time to the end of a lock: the factory's 36,525 days, and a day less for clocks that differ. ms */
const longestLock = 36_524 * 86_400_000

function readRecipient({ to, until }: SeedValues, { market, token }: PairContext): SeedRecipient | LiquidityProblem {
  if (to !== 'lock') return { to }
  const pair = token.taxed?.pair ?? market.pair ?? market.futurePair
  if (!pair) return new LiquidityProblem('lockPair')
  const start = /^\d{4}-\d{2}-\d{2}$/.test(until) ? new Date(`${until}T00:00`).getTime() : Number.NaN
  const left = start - Date.now()
  if (!(left > 0 && left < longestLock)) return new LiquidityProblem('lockDate')
  return { to, pair, until: BigInt(start / 1_000) }
}

export type AddValues = PairValues & { slippage: string }
export type AddTerms = Extract<LiquidityTerms, { act: 'add' }>

type AddContext = PairContext & {
  /** Fees of the account's transfers, hundredths of a percent each. */
  fees: readonly number[]
}

/** Validates more liquidity as typed: returns its terms, or its problems. */
export function validateAdd(values: AddValues, context: AddContext): ValidationResult<keyof AddValues, AddTerms> {
  const { market, fees } = context
  const { amounts, problems } = validatePair(values, context)
  const slippage = readSlippage(values.slippage)
  if (typeof slippage !== 'bigint') return { problems: { ...problems, slippage } }
  if (!amounts || Object.keys(problems).length > 0) return { problems }

  const taken = optimalAmounts(amounts, market)
  if (!makesLiquidity(taken, market, fees)) return { problems: { amount: new LiquidityProblem('tooLittle') } }
  const [minAmount, minCoin] = [lowerBound(taken.amount, slippage), lowerBound(taken.coin, slippage)]
  // The taken amounts, not the typed ones: a surplus on one side would let the router take more of it once the price has moved.
  return { terms: { act: 'add', ...taken, minAmount, minCoin } }
}

function makesLiquidity({ amount, coin }: PairAmounts, pool: Pool, fees: readonly number[]): boolean {
  return amount > 0n && coin > 0n && addedLiquidity({ amount, coin }, pool, fees).liquidity > 0n
}

/** Units of liquidity are tokens of their own, with decimals of their own: Uniswap's. */
export const liquidityDecimals = 18

export type RemoveValues = { liquidity: string; slippage: string }
export type RemoveTerms = Extract<LiquidityTerms, { act: 'remove' }>

type RemoveContext = { token: SaleyardToken; market: Market & { pair: Address }; holdings: Holdings }

/** Validates a removal as typed: returns its terms, or its problems. */
export function validateRemove(
  values: RemoveValues,
  context: RemoveContext,
): ValidationResult<keyof RemoveValues, RemoveTerms> {
  const { token, market, holdings } = context
  const liquidity = readUnits(values.liquidity, liquidityDecimals)
  const slippage = readSlippage(values.slippage)
  const problem = typeof liquidity === 'bigint' ? findLiquidityProblem(liquidity, market, holdings) : liquidity
  if (problem || typeof liquidity !== 'bigint' || typeof slippage !== 'bigint') {
    return { problems: { ...(problem && { liquidity: problem }), ...(typeof slippage !== 'bigint' && { slippage }) } }
  }
  const { amount, coin } = burnAmounts(liquidity, market)
  const { pair, wrappedCoin } = market
  const [minAmount, minCoin] = [lowerBound(amount, slippage), lowerBound(coin, slippage)]
  const isWrapped = token.taxed !== undefined
  return { terms: { act: 'remove', pair, wrappedCoin, liquidity, minAmount, minCoin, isWrapped } }
}

function findLiquidityProblem(liquidity: bigint, market: Market, holdings: Holdings): FieldProblem | undefined {
  if (liquidity === 0n) return new LiquidityProblem('amountZero')
  if (liquidity > holdings.liquidity)
    return new LiquidityProblem('overLiquidity', {
      amount: formatAmount(holdings.liquidity, liquidityDecimals, { grouped: true }),
    })
  const { amount, coin } = burnAmounts(liquidity, market)
  return amount === 0n || coin === 0n ? new LiquidityProblem('tooLittle') : undefined
}
