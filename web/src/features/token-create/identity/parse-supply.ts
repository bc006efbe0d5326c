import type { ValidationCode } from '@/features/token-create/validation-message.ts'
import { parseAmount } from '@/lib/amounts/parse-amount.ts'
import { AppError, type ErrorCode } from '@/lib/errors/app-error.ts'
import { supplyProblem } from './supply-problem.ts'

export type SupplyReading = { baseUnits: bigint } | { problem: ValidationCode }

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
  const problem = supplyProblem(text.trim())
  if (problem) return { problem }

  try {
    return { baseUnits: parseAmount(text, decimals) }
  } catch (error) {
    return { problem: (error instanceof AppError && problems[error.code]) || 'supplyDigits' }
  }
}
