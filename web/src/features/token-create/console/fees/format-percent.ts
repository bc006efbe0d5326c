import { formatAmount } from '@/lib/amounts/format-amount.ts'

/** Hundredths of a percent as a number of percent: 250 is '2.5'. */
export function formatPercent(bps: number): string {
  return formatAmount(BigInt(bps), 2)
}
