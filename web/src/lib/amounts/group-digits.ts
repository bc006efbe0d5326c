import { localizeDecimal } from './localize-decimal.ts'

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
