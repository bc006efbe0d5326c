// Formats, validates and picks the fees of a token, in hundredths of a percent.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

/** Formats hundredths of a percent as percent: 250 is '2.5'. */
export function formatBps(bps: number): string {
  return formatAmount(BigInt(bps), 2)
}

/** Hundredths of a percent, or the problem. `tooHigh` is more than the present fee. */
type FeeValidation = { bps: number } | { problem: AppError | 'tooHigh' }

/**
 * Parses a lowered fee, in percent with at most two decimals. There is no minimum: the contract checks a kind's minimum only at
 * creation.
 *
 * @param now The present fee in hundredths of a percent.
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
 * Picks the fees of a contract's struct from those that the form gives by name. Hundredths of a percent.
 *
 * @throws Error when one is missing: an unnamed fee must not become 0.
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
