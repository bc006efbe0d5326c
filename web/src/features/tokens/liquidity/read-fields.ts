// Reads a typed amount or percentage, or says in every language what is wrong with it.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import type en from '@/locales/en.json'

export type LiquidityProblemCode = keyof typeof en.liquidity.problems

/** A problem of a field. The sentence is built when it is read, so it follows a change of language. */
export class LiquidityProblem {
  readonly key: `liquidity.problems.${LiquidityProblemCode}`
  readonly values: Record<string, string>

  constructor(code: LiquidityProblemCode, values: Record<string, string> = {}) {
    this.key = `liquidity.problems.${code}`
    this.values = values
  }

  get message(): string {
    return i18n.t(this.key, this.values as { amount: string; symbol: string }) // all placeholders among them
  }
}

export type FieldProblem = AppError | LiquidityProblem

/** The terms of a form, or the problem of each field. */
export type ValidationResult<Field extends string, Terms, Problem = FieldProblem> =
  | { terms: Terms; problems?: undefined }
  | { terms?: undefined; problems: Partial<Record<Field, Problem>> }

/** Parses a typed amount into base units, or returns why it is none. */
export function readUnits(text: string, decimals: number): bigint | AppError {
  try {
    return parseAmount(text, decimals)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Decimals of a typed percentage. */
const slippageDecimals = 2
/** Largest slippage in hundredths of a percent: with a wider bound, any trader could take half of the moved amount. */
const maxSlippage = 5_000n

/** Parses a typed percentage into hundredths of a percent. */
export function readSlippage(text: string): bigint | LiquidityProblem {
  const slippage = readUnits(text, slippageDecimals)
  if (typeof slippage !== 'bigint' || slippage > maxSlippage) return new LiquidityProblem('slippage')
  return slippage
}
