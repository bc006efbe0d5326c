// Formats, validates and picks the fees of a token, in hundredths of a percent.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { FeeField, FeePurpose } from '@/features/tokens/kinds/saleyard-token.ts'
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

/** Purposes whose fee is paid out to an account that the creator named: the payee. A kind has one of them at most. */
const payeePurposes: readonly FeePurpose[] = ['charity', 'marketing']

/** Whether a fee is the payee's. */
export function isPayeeFee({ purpose }: Pick<FeeField, 'purpose'>): boolean {
  return payeePurposes.includes(purpose)
}

/**
 * Returns the highest fee of the payee with which its part of all fees does not rise, given the other fees as lowered. The
 * contract (TaxedToken) requires `payout * sumNow <= payoutNow * sum`; `payout` is a part of `sum`, so this is the largest
 * value that satisfies it. Hundredths of a percent.
 *
 * @param now The present fees by component.
 * @param lowered The lowered fees; that of the payee does not matter.
 * @param payee The component of the payee's fee.
 */
export function maxPayeeFee(
  now: Readonly<Record<string, number>>,
  lowered: Readonly<Record<string, number>>,
  payee: string,
): number {
  const payout = BigInt(now[payee] ?? 0)
  const othersNow = sumOthers(now, payee)
  // Without other fees the payee's part is the whole, however low.
  if (othersNow === 0n) return Number(payout)
  return Number((payout * sumOthers(lowered, payee)) / othersNow)
}

function sumOthers(fees: Readonly<Record<string, number>>, payee: string): bigint {
  return Object.entries(fees).reduce((sum, [component, bps]) => (component === payee ? sum : sum + BigInt(bps)), 0n)
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
