import { formatAmount } from '../../../lib/amounts/format-amount.ts'

/** An exact amount for reading, grouped. Everything on this page that is an amount is written by this. */
export function amountText(value: bigint, decimals: number): string {
  return formatAmount(value, decimals, { grouped: true })
}
