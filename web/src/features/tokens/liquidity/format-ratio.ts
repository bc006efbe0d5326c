// Writes the ratio of two amounts to some significant digits, a share in percent, and a figure short.
import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import { formatAmount, groupDigits, localizeDecimal } from '@/lib/i18n/format-amount.ts'

type Amount = { value: bigint; decimals: number }

/** Formats how much of one asset there is per whole unit of another, to some significant digits; undefined if there is none. */
export function formatRatio(of: Amount, to: Amount, digits = 6): string | undefined {
  const numerator = of.value * 10n ** BigInt(to.decimals)
  const denominator = to.value * 10n ** BigInt(of.decimals)
  if (denominator === 0n) return undefined
  // Enough places to show the digits, and one more for rounding.
  const places = Math.max(0, digits + 1 + String(denominator).length - String(numerator).length)
  return roundSignificant(formatAmount((numerator * 10n ** BigInt(places)) / denominator, places), digits)
}

/** Formats a share in percent, to three significant digits, such as `0.0316`, for display; a tiny one as `<0.0001`. */
export function formatPercent(part: bigint, whole: bigint): string {
  if (part > 0n && part * 1_000_000n < whole) return `<${localizeDecimal('0.0001')}`
  return localizeDecimal(formatRatio({ value: part * 100n, decimals: 0 }, { value: whole, decimals: 0 }, 3) ?? '0')
}

/** From so many digits before the decimal sign on, a headline counts in thousands, millions and so on. */
const mostDigits = 6
const significant = 4

/**
 * Shortens a decimal string for a headline: `1234567.89` is `1.235M` in English. The exact figure belongs on hover.
 *
 * @param text With '.' as decimal sign.
 */
export function shortenFigure(text: string, language: string): string {
  const [whole = ''] = text.split('.')
  if (whole.length <= mostDigits) return groupDigits(roundSignificant(text, significant))
  const style = { notation: 'compact', maximumSignificantDigits: significant, numberingSystem: 'latn' } as const
  return new Intl.NumberFormat(language, style).format(text as Intl.StringNumericLiteral)
}
