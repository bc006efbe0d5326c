// Formats amounts: base units as exact decimal strings, grouped for reading, and rounded.

import { formatUnits } from 'viem'

export type FormatAmountOptions = {
  /** See {@link groupDigits}. */
  grouped?: boolean
  /** Decimal sign of a grouped amount. Default: '.'. */
  decimal?: string
}

/**
 * Formats base units as an exact decimal string: `formatAmount(1500000000000000000n, 18)` is '1.5'. Only a grouped one
 * has another decimal sign: an exact one may go to a field, a file or a link.
 */
export function formatAmount(value: bigint, decimals: number, options: FormatAmountOptions = {}): string {
  const text = formatUnits(value, decimals)
  return options.grouped ? groupDigits(text, options.decimal) : text
}

const narrowSpace = '\u202f'

/**
 * Groups a decimal string in threes on both sides of its decimal sign: for reading, not for copying. Narrow no-break
 * spaces keep an amount on one line and its groups in order in right-to-left text.
 *
 * @param text With '.' as decimal sign.
 * @param decimal Decimal sign of the result.
 */
export function groupDigits(text: string, decimal = '.'): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, narrowSpace)
  if (fraction === undefined) return grouped
  return `${grouped}${decimal}${fraction.replace(/(\d{3})(?=\d)/g, `$1${narrowSpace}`)}`
}

/** Rounds a decimal string half up to at most `digits` significant digits: for costs, which are estimates anyway. */
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
