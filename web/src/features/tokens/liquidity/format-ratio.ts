// Writes the ratio of two amounts to some significant digits, and a share in percent.
import { formatAmount, localizeDecimal, roundSignificant } from '@/lib/i18n/format-amount.ts'

type Amount = { value: bigint; decimals: number }

/** How much of one thing there is for a whole one of another, to some significant digits; nothing where there is none of it. */
export function formatRatio(of: Amount, to: Amount, digits = 6): string | undefined {
  const numerator = of.value * 10n ** BigInt(to.decimals)
  const denominator = to.value * 10n ** BigInt(of.decimals)
  if (denominator === 0n) return undefined
  // As many places as bring out the digits, and one more to round by.
  const places = Math.max(0, digits + 1 + String(denominator).length - String(numerator).length)
  return roundSignificant(formatAmount((numerator * 10n ** BigInt(places)) / denominator, places), digits)
}

/** A part of a whole in percent, to three significant digits, as `0.0316`, for reading. */
export function formatPercent(part: bigint, whole: bigint): string {
  return localizeDecimal(formatRatio({ value: part * 100n, decimals: 0 }, { value: whole, decimals: 0 }, 3) ?? '0')
}
