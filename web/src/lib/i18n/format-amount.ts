// Formats amounts for reading in the page's language: exact, grouped, rounded, and as an allowance.

import type { TFunction } from 'i18next'
import { formatUnits, maxUint256 } from 'viem'
import { languages } from '@/locales/index.ts'

type FormatAmountOptions = {
  /** See `groupDigits`. */
  grouped?: boolean
}

/** Base units as a decimal string, exactly: `formatAmount(1500000000000000000n, 18)` is '1.5'. */
export function formatAmount(value: bigint, decimals: number, options: FormatAmountOptions = {}): string {
  const text = formatUnits(value, decimals)
  return options.grouped ? groupDigits(text) : text
}

const narrowSpace = '\u202f'

/**
 * A decimal string in groups of three digits, left and right of the sign of the page's language: for reading, not for copying. The spaces are narrow
 * no-break ones: an amount is not torn at a line's end, and from right to left its groups keep their order.
 */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, narrowSpace)
  if (fraction === undefined) return grouped
  return localizeDecimal(`${grouped}.${fraction.replace(/(\d{3})(?=\d)/g, `$1${narrowSpace}`)}`)
}

/**
 * A decimal string as the language of the page writes it: '2.5' is '2,5' in German. For reading only: never for a field, a file or a
 * link. Outside a page, in a worker or a script, it stays as it is.
 */
export function localizeDecimal(text: string): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  // As data: the first number format of a page takes 30 ms, on a phone four times as long, while a list is being shown.
  const { decimal = '.' } = languages.find(({ lang }) => lang === language) ?? {}
  return text.replace('.', decimal)
}

/** A decimal string with at most `digits` significant digits, half up: for costs, which are estimates anyway. */
export function roundSignificant(text: string, digits: number): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const figures = whole + fraction
  const first = figures.search(/[1-9]/)
  const keep = first + digits
  if (first < 0 || keep >= figures.length) return text
  if (keep < whole.length) return whole

  const rounded = BigInt(figures.slice(0, keep)) + (Number(figures[keep]) >= 5 ? 1n : 0n)
  const padded = rounded.toString().padStart(keep, '0')
  const point = padded.length - (keep - whole.length)
  const rest = padded.slice(point).replace(/0+$/, '')
  return rest ? `${padded.slice(0, point)}.${rest}` : padded.slice(0, point)
}

/**
 * An allowance as text, in whole coins. Nothing that anybody means as an amount is near half of what a word can hold.
 *
 * @param allowance Base units.
 */
export function formatAllowance(allowance: bigint, decimals: number, t: TFunction): string {
  if (allowance > maxUint256 / 2n) return t('tx.unlimited')
  return formatAmount(allowance, decimals, { grouped: true })
}
