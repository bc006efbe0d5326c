// Reads a typed amount or percentage, or says in every language what is wrong with it.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import type en from '@/locales/en.json'

export type LiquidityProblemCode = keyof typeof en.liquidity.problems

/** What is wrong with a field. The sentence is made when it is read, so it follows a change of language. */
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

/** What a form decides, or what is wrong with which field. */
export type ValidationResult<Field extends string, Terms> =
  | { terms: Terms; problems?: undefined }
  | { terms?: undefined; problems: Partial<Record<Field, FieldProblem>> }

/** What was typed, in base units, or why it is no amount. */
export function readUnits(text: string, decimals: number): bigint | AppError {
  try {
    return parseAmount(text, decimals)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Percent have two decimals. */
const slippageDecimals = 2
/** Hundredths of a percent: with a wider bound anybody could take half of what is moved. */
const maxSlippage = 5_000n

/** A typed percentage in its hundredths. */
export function readSlippage(text: string): bigint | LiquidityProblem {
  const slippage = readUnits(text, slippageDecimals)
  if (typeof slippage !== 'bigint' || slippage > maxSlippage) return new LiquidityProblem('slippage')
  return slippage
}
