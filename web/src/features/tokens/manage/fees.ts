// Formats, validates and picks the fees of a token, in hundredths of a percent.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

/** Hundredths of a percent as a number of percent: 250 is '2.5'. */
export function formatBps(bps: number): string {
  return formatAmount(BigInt(bps), 2)
}

/** Hundredths of a percent, or why not. `tooHigh`: more than it is now. */
type FeeValidation = { bps: number } | { problem: AppError | 'tooHigh' }

/**
 * Reads a fee that is to be lowered, in percent with at most two decimals. The contract has no least: what a kind asks for
 * when it is created, it does not ask for later.
 *
 * @param now What it is, in hundredths of a percent.
 */
export function validateFee(text: string, now: number): FeeValidation {
  try {
    const bps = parseAmount(text, 2)
    return bps > BigInt(now) ? { problem: 'tooHigh' } : { bps: Number(bps) }
  } catch (error) {
    if (error instanceof AppError) return { problem: error }
    throw error
  }
}

/**
 * The fees of a contract's struct, of those that the form gives by name. Hundredths of a percent.
 *
 * @throws Error when one is missing: a fee that nobody named must not become 0.
 */
export function pickFees<Component extends string>(
  fees: Readonly<Record<string, number>>,
  components: readonly Component[],
): Record<Component, number> {
  const picked = components.map((component) => {
    const bps = fees[component]
    if (bps === undefined) throw new Error(`The fee ${component} is not given`)
    return [component, bps] as const
  })
  return Object.fromEntries(picked) as Record<Component, number>
}
