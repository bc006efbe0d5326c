import { amountText } from './amount-text.ts'

/** A count for reading, such as `43 575`. */
export function groupDigits(count: number | bigint): string {
  return amountText(BigInt(count), 0)
}
