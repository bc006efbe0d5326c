// Shortens a figure for a headline, and computes how a price changed within a day.
import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import type { Candle } from '@saleyard/history/folds/candles.ts'
import { groupDigits } from '@/lib/i18n/format-amount.ts'

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

const hour = 3_600
const day = 24 * hour

/**
 * Computes the change of a price within the day before a block, in hundredths of a percent.
 *
 * @param hours Candles of an hour, oldest first.
 * @param at Second of the block that the candles end with.
 * @returns Undefined where no price was a day before.
 */
export function dayChange(hours: readonly Candle[], at: bigint): bigint | undefined {
  const now = hours.at(-1)?.close
  const before = hours.findLast(({ time }) => time + hour <= Number(at) - day)?.close
  if (!now || !before || before.quote === 0n || now.base === 0n) return undefined
  return (now.quote * before.base * 10_000n) / (now.base * before.quote) - 10_000n
}
