import { parseAmount } from '@/lib/amounts/parse-amount.ts'
import { AppError } from '@/lib/errors/app-error.ts'

/** What was typed, in base units, or why it is no amount. */
export function readUnits(text: string, decimals: number): bigint | AppError {
  try {
    return parseAmount(text, decimals)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
