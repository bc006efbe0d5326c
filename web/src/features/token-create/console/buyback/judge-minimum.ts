import { parseAmount } from '@/lib/amounts/parse-amount.ts'
import { AppError } from '@/lib/errors/app-error.ts'

/** Base units, or why not. `zero`: that would be no minimum. */
export type MinimumJudgement = { units: bigint } | { problem: AppError | 'zero' }

/** Reads the least that a buyback must bring, in whole tokens. More than is quoted is not refused here: the price may change. */
export function judgeMinimum(text: string, decimals: number): MinimumJudgement {
  try {
    const units = parseAmount(text, decimals)
    return units === 0n ? { problem: 'zero' } : { units }
  } catch (error) {
    if (error instanceof AppError) return { problem: error }
    throw error
  }
}
