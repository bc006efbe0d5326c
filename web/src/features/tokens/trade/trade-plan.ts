// Describes a decided trade, validates what is typed, and says when a decided trade has to be confirmed again.

import type { AppError } from '@saleyard/chain/errors/app-error.ts'
import { type Address, isAddress } from 'viem'
import { z } from 'zod'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { ownersPatience } from '@/features/tokens/liquidity/deadline.ts'
import { readUnits, type ValidationResult } from '@/features/tokens/liquidity/read-fields.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import type en from '@/locales/en.json'
import {
  type Direction,
  judgeImpact,
  leastAccepted,
  poolMax,
  quoteTrade,
  slippageBounds,
  type TradeQuote,
} from './quote-trade.ts'
import type { MarketState } from './read-market-state.ts'

const address = z.string().refine((text): text is Address => isAddress(text, { strict: false }))
const units = z.bigint()

/** A decided trade, before anything of it is signed. Wei and base units. */
export const tradeSchema = z.object({
  /** Permanent name of the action: what was signed under it is never signed again. */
  id: z.string(),
  chainId: z.int(),
  account: address,
  token: address,
  router: address,
  pair: address,
  wrappedCoin: address,
  direction: z.enum(['buy', 'sell']),
  amount: units,
  /** What should arrive, and the least that the account accepts. */
  expected: units,
  minimum: units,
  /** Hundredths of a percent. */
  slippage: units,
  /** The price impact that was confirmed, hundredths of a percent. */
  impact: units,
  /** The pool's own fee that was confirmed, hundredths of a percent; 0 in trades that earlier versions stored. */
  poolFee: z.int().nonnegative().default(0),
  /** Second of the quote's block, by the chain's clock. */
  quotedAt: units,
  /** Whether the account is a contract, whose owners take days to sign; not in trades that earlier versions stored. */
  isContract: z.boolean().optional(),
  /** ms since 1970, by the device's clock. */
  decidedAt: z.int().nonnegative(),
})

export type TradePlan = z.output<typeof tradeSchema>

/** The part of a plan that the form decides. */
export type TradeTerms = Pick<
  TradePlan,
  'direction' | 'amount' | 'expected' | 'minimum' | 'slippage' | 'impact' | 'poolFee' | 'quotedAt'
>

export type TradeProblemCode = keyof typeof en.trade.problems

/** A problem of a field. The sentence is built when it is read, so it follows a change of language. */
export class TradeProblem {
  readonly key: `trade.problems.${TradeProblemCode}`
  readonly values: Record<string, string>

  constructor(code: TradeProblemCode, values: Record<string, string> = {}) {
    this.key = `trade.problems.${code}`
    this.values = values
  }

  get message(): string {
    return i18n.t(this.key, this.values as { amount: string; symbol: string }) // all placeholders among them
  }
}

/** Amounts as typed, slippage in percent. */
export type TradeValues = { amount: string; slippage: string }

type Coin = { symbol: string; decimals: number }

export type TradeContext = {
  direction: Direction
  token: SaleyardToken
  coin: Coin
  /** Absent until the pool is read. */
  state: MarketState | undefined
}

/** Most gas that a trade uses, of all kinds; a test compares it with the real trades. */
export const tradeGas = 350_000n

/** Most gas that the approval of a sale uses, of all kinds. */
export const approvalGas = 60_000n

/** Returns the most that the network fee of a sale's approval can be, wei; nothing if enough is approved. */
export function mostApprovalFee(direction: Direction, amount: bigint, { gasPrice, holdings }: MarketState): bigint {
  return direction === 'sell' && (holdings?.allowance ?? 0n) < amount ? gasPrice * approvalGas : 0n
}

/** Returns the most that a trade's network fee can be, wei. */
export function mostNetworkFee({ gasPrice }: Pick<MarketState, 'gasPrice'>): bigint {
  return gasPrice * tradeGas
}

/** Wei that a purchase leaves for its network fee: twice the most, since wallets offer up to twice the present price. */
const keptCoin = (state: MarketState) => 2n * mostNetworkFee(state)

/** Returns the most that the account can give: base units, or wei less the coin for the network fee. */
export function mostAmount(direction: Direction, state: MarketState): bigint {
  const { holdings } = state
  if (!holdings) return 0n
  if (direction === 'sell') return holdings.token
  return holdings.coin > keptCoin(state) ? holdings.coin - keptCoin(state) : 0n
}

type TradeResult = ValidationResult<keyof TradeValues, TradeTerms, AppError | TradeProblem>

/** Decimals of a typed percentage. */
const slippageDecimals = 2

/** Reads the tolerance, hundredths of a percent. */
export function readTolerance(text: string): bigint | TradeProblem {
  const slippage = readUnits(text, slippageDecimals)
  const { least, most } = slippageBounds
  if (typeof slippage === 'bigint' && slippage >= least && slippage <= most) return slippage
  const [from, to] = [least, most].map((bps) => formatAmount(bps, slippageDecimals))
  return new TradeProblem('slippage', { from: from ?? '', to: to ?? '' })
}

/** What is typed, as far as it can be read: a quote is shown also while the tolerance is wrong, or the balance too small. */
export function quoteTyped(values: TradeValues, { direction, token, coin, state }: TradeContext) {
  const amount = readUnits(values.amount, direction === 'buy' ? coin.decimals : token.decimals)
  if (typeof amount !== 'bigint' || amount === 0n || !state) return undefined
  if (findPoolProblem(amount, { direction, token, coin, state })) return undefined
  const quote = quoteTrade({ direction, amount, pool: state.pool, fees: state.fees })
  const slippage = readTolerance(values.slippage)
  const minimum = typeof slippage === 'bigint' ? leastAccepted(quote, slippage) : undefined
  return { amount, quote, minimum }
}

/** Validates a trade as typed: returns its terms, or its problems. Without the pool there are neither. */
export function validateTrade(values: TradeValues, context: TradeContext): TradeResult {
  const { direction, state, token, coin } = context
  const asset = direction === 'buy' ? coin : token
  const amount = readUnits(values.amount, asset.decimals)
  const slippage = readTolerance(values.slippage)
  const ofAmount = typeof amount === 'bigint' ? findAmountProblem(amount, context) : amount
  const problems = { ...(ofAmount && { amount: ofAmount }), ...(typeof slippage !== 'bigint' && { slippage }) }
  if (typeof amount !== 'bigint' || typeof slippage !== 'bigint' || ofAmount || !state) return { problems }

  const quote = quoteTrade({ direction, amount, pool: state.pool, fees: state.fees })
  const minimum = leastAccepted(quote, slippage)
  if (minimum === 0n) return { problems: { amount: new TradeProblem('tooLittle') } }
  return {
    terms: {
      direction,
      amount,
      slippage,
      minimum,
      expected: quote.arrives,
      impact: quote.impact,
      poolFee: state.pool.poolFee,
      quotedAt: state.timestamp,
    },
  }
}

/** Whether the price impact needs the consent that names the loss. */
export function needsConsent({ impact }: Pick<TradeQuote, 'impact'>): boolean {
  return judgeImpact(impact) === 'asks'
}

/** Above this own fee of a pool, a trade needs the consent that names it: only the router says it. Hundredths of a percent. */
const askedPoolFee = 100

/** Whether the pool's own fee needs the consent that names what the pool keeps. */
export function needsFeeConsent({ poolFee }: Pick<TradeTerms, 'poolFee'>): boolean {
  return poolFee > askedPoolFee
}

function findAmountProblem(amount: bigint, context: TradeContext): TradeProblem | undefined {
  const { direction, token, coin, state } = context
  if (amount === 0n) return new TradeProblem('amountZero')
  if (!state) return undefined
  return (
    findBalanceProblem(amount, { direction, asset: direction === 'buy' ? coin : token, state }) ??
    findPoolProblem(amount, { direction, token, coin, state })
  )
}

function findBalanceProblem(
  amount: bigint,
  { direction, asset, state }: { direction: Direction; asset: Coin; state: MarketState },
): TradeProblem | undefined {
  const { holdings } = state
  if (!holdings) return undefined
  const balance = direction === 'buy' ? holdings.coin : holdings.token
  const write = (value: bigint) => ({
    amount: formatAmount(value, asset.decimals, { grouped: true }),
    symbol: asset.symbol,
  })
  if (amount > balance) return new TradeProblem('overBalance', write(balance))
  const most = mostAmount(direction, state)
  return amount > most ? new TradeProblem('keepsFee', write(most)) : undefined
}

function findPoolProblem(
  amount: bigint,
  { direction, token, coin, state }: TradeContext & { state: MarketState },
): TradeProblem | undefined {
  const { reserveToken, reserveCoin } = state.pool
  const [reserve, asset] = direction === 'buy' ? [reserveCoin, coin] : [reserveToken, token]
  if (reserve + amount <= poolMax) return undefined
  const bound = formatAmount(poolMax > reserve ? poolMax - reserve : 0n, asset.decimals, { grouped: true })
  return new TradeProblem('poolMax', { amount: bound, symbol: asset.symbol })
}

/** Seconds for which a quote counts, by the chain's clock and by the device's. */
export const quoteLifetime = 120

/** Seconds from the quote's block until the router refuses the trade. */
const patience = 600n

/** Returns the last second, by the chain's clock, at which a trade may be mined. */
export function deadlineOf({ quotedAt, isContract }: TradePlan): bigint {
  return quotedAt + (isContract ? ownersPatience : patience)
}

/** Hundredths of a percent in the whole. */
const wholeTolerance = 10_000n

/** Whether what was read of the pool is too old to decide by. Both in ms since 1970. */
export function isOldRead(readAt: number, now: number): boolean {
  return now - readAt > quoteLifetime * 1_000
}

/** Why a decided trade has to be confirmed again. */
export type Staleness = 'expired' | 'moved' | 'gained'

/**
 * Returns why a decided trade has to be confirmed again: its quote is old, or the pool has moved so that the same trade would
 * now be decided with a minimum that differs by more than half the tolerance. A lower one makes a revert likely; a higher one
 * leaves the difference to those who trade ahead. Less than that is each foreign trade in a busy pool.
 *
 * @param now ms since 1970.
 */
export function findStaleness(plan: TradePlan, state: MarketState | undefined, now: number): Staleness | undefined {
  if (now - plan.decidedAt > quoteLifetime * 1_000) return 'expired'
  if (!state) return undefined
  if (state.timestamp - plan.quotedAt > BigInt(quoteLifetime)) return 'expired'
  const gain = requote(plan, state).minimum - plan.minimum
  const room = (plan.expected * plan.slippage) / (2n * wholeTolerance)
  if (gain < -room) return 'moved'
  return gain > room ? 'gained' : undefined
}

/** Returns the terms of the same trade in the pool as it is now. */
export function requote(plan: TradePlan, state: MarketState): TradeTerms {
  const { direction, amount, slippage } = plan
  const quote = quoteTrade({ direction, amount, pool: state.pool, fees: state.fees })
  return {
    direction,
    amount,
    slippage,
    expected: quote.arrives,
    minimum: leastAccepted(quote, slippage),
    impact: quote.impact,
    poolFee: state.pool.poolFee,
    quotedAt: state.timestamp,
  }
}

/** Whether new terms need no other consent than the plan's: else the form has to ask for it. */
export function isCovered(terms: TradeTerms, plan: TradePlan): boolean {
  const isFeeCovered = !needsFeeConsent(terms) || terms.poolFee <= plan.poolFee
  return terms.minimum > 0n && isFeeCovered && (!needsConsent(terms) || terms.impact <= plan.impact)
}
