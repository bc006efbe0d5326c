import { formatUnits } from 'viem'
import { groupDigits } from './group-digits.ts'

export type FormatAmountOptions = {
  /** See `groupDigits`. */
  grouped?: boolean
}

/** Base units as a decimal string, exactly: `formatAmount(1500000000000000000n, 18)` is '1.5'. */
export function formatAmount(value: bigint, decimals: number, options: FormatAmountOptions = {}): string {
  const text = formatUnits(value, decimals)
  return options.grouped ? groupDigits(text) : text
}
