// Reads a supply typed in whole tokens exactly, and validates it against the limits of a kind.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { z } from 'zod'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { findNumberProblem, tokenLimits, type ValidationCode, validationMessage } from './validation.ts'

/** Smallest and largest supply of a kind in base units, and the problem code of a larger one. */
export type SupplyLimits = { min: bigint; max: bigint; tooLarge: ValidationCode }

const defaultLimits: SupplyLimits = { min: 1n, max: tokenLimits.supplyMax, tooLarge: 'supplyTooLarge' }

/**
 * Parses the supply into base units; a problem carries the limits as `params.min` and `params.max`, in whole tokens.
 *
 * @param decimals Undefined while that field is invalid: then only the spelling is validated, and the result is meaningless.
 */
export function supplySchema(decimals: number | undefined, limits = defaultLimits) {
  return z.string().transform((text, context) => {
    const reading = decimals === undefined ? readWriting(text) : checkBounds(parseSupply(text, decimals), limits)
    if ('baseUnits' in reading) return reading.baseUnits

    const code = reading.problem === 'supplyTooLarge' ? limits.tooLarge : reading.problem
    const [min, max] = [limits.min, limits.max].map((bound) => formatAmount(bound, decimals ?? 0, { grouped: true }))
    context.addIssue({ code: 'custom', message: validationMessage(code), params: { min, max } })
    return z.NEVER
  })
}

function checkBounds(reading: SupplyReading, { min, max }: SupplyLimits): SupplyReading {
  if ('problem' in reading) return reading
  if (reading.baseUnits < min) return { problem: 'supplyTooLow' }
  return reading.baseUnits > max ? { problem: 'supplyTooLarge' } : reading
}

function readWriting(text: string): SupplyReading {
  const problem = findSupplyProblem(text.trim())
  return problem ? { problem } : { baseUnits: 0n }
}

type SupplyReading = { baseUnits: bigint } | { problem: ValidationCode }

const problems: { [Code in ErrorCode]?: ValidationCode } = {
  amountTooManyDecimals: 'supplyFraction',
  amountTooLarge: 'supplyTooLarge',
}

/**
 * Reads a supply typed in whole tokens, exactly: `parseSupply('1.5', 2)` is `{ baseUnits: 150n }`. Nothing is rounded.
 *
 * @param decimals Decimals of the token, 2 to 64.
 */
export function parseSupply(text: string, decimals: number): SupplyReading {
  const problem = findSupplyProblem(text.trim())
  if (problem) return { problem }

  try {
    return { baseUnits: parseAmount(text, decimals) }
  } catch (error) {
    return { problem: (error instanceof AppError && problems[error.code]) || 'supplyDigits' }
  }
}

/** Far beyond 78 digits, a point and 64 digits; a longer text is no intended number and is not parsed. */
const maxTextLength = 500

/** Finds what is wrong with the spelling of a supply, independent of the decimals. */
export function findSupplyProblem(text: string): ValidationCode | undefined {
  if (text.length > maxTextLength) return 'supplyTooLarge'
  if (/^-?0*(\.0*)?$/.test(text) || /^-\d+(\.\d+)?$/.test(text)) return 'supplyZero'
  return findNumberProblem(text)
}
