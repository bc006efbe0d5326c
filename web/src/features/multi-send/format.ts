// Writes counts, network costs, file sizes and points in time for reading.

import { formatUnits } from 'viem'
import { formatAmount, localizeDecimal, roundSignificant } from '@/lib/i18n/format-amount.ts'

/** A count for reading, such as `43 575`. */
export function formatCount(count: number | bigint): string {
  return formatAmount(BigInt(count), 0, { grouped: true })
}

/** A network cost for reading, wei to four digits: it is an estimate. Amounts that are paid are never rounded. */
export function costText(wei: bigint, symbol: string): string {
  return `${localizeDecimal(roundSignificant(formatUnits(wei, 18), 4))} ${symbol}`
}

const units = ['B', 'kB', 'MB'] as const

/** A file's size for people, such as `58.1 kB`, in German `58,1 kB`. Counts of bytes are no money: rounding is fine here. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 ? value : localizeDecimal(value.toFixed(1))} ${units[power]}`
}

/** A point in time, ms since 1970, as the language writes it. */
export function formatWhen(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
