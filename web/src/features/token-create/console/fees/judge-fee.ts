import { parseAmount } from '@/lib/amounts/parse-amount.ts'
import { AppError } from '@/lib/errors/app-error.ts'

/** Hundredths of a percent, or why not. `tooHigh`: more than it is now. */
export type FeeJudgement = { bps: number } | { problem: AppError | 'tooHigh' }

/**
 * Reads a fee that is to be lowered, in percent with at most two decimals. The contract has no least: what a kind asks for
 * when it is created, it does not ask for later.
 *
 * @param now What it is, in hundredths of a percent.
 */
export function judgeFee(text: string, now: number): FeeJudgement {
  try {
    const bps = parseAmount(text, 2)
    return bps > BigInt(now) ? { problem: 'tooHigh' } : { bps: Number(bps) }
  } catch (error) {
    if (error instanceof AppError) return { problem: error }
    throw error
  }
}
