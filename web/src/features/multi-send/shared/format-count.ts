import { formatAmount } from '@/lib/amounts/format-amount.ts'

/** A count for reading, such as `43 575`. */
export function formatCount(count: number | bigint): string {
  return formatAmount(BigInt(count), 0, { grouped: true })
}
