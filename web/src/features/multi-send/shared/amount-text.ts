import { formatAmount } from '../../../lib/amounts/format-amount.ts'

/**
 * An exact amount for reading, grouped. Everything on this page that is an amount is written by this.
 *
 * Its spaces are narrow no-break ones: the amount is not torn at a line's end, and in a text from right to left its groups
 * keep their order, which thin spaces do not grant.
 */
export function amountText(value: bigint, decimals: number): string {
  return formatAmount(value, decimals, { grouped: true }).replaceAll('\u2009', '\u202f')
}
