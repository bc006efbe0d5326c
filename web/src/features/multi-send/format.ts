// Formats counts, network costs, file sizes and points in time for display.

import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import { formatUnits } from 'viem'
import { formatAmount, groupDigits, localizeDecimal } from '@/lib/i18n/format-amount.ts'

/** Formats a count, such as `43 575`. */
export function formatCount(count: number | bigint): string {
  return formatAmount(BigInt(count), 0, { grouped: true })
}

/** Formats a network cost in wei, rounded to four digits: it is an estimate. Paid amounts are never rounded. */
export function costText(wei: bigint, symbol: string): string {
  return `${groupDigits(roundSignificant(formatUnits(wei, 18), 4))} ${symbol}`
}

const units = ['B', 'kB', 'MB'] as const

/** Formats a file size, such as `58.1 kB`, in German `58,1 kB`. Rounding is fine here, since bytes are no money. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 ? value : localizeDecimal(value.toFixed(1))} ${units[power]}`
}

/** Formats a point in time, ms since 1970, in the given language, with the digits 0 to 9. */
export function formatWhen(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' }).format(
    time,
  )
}
