import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { formatRatio } from './format-ratio.ts'

/** A part of a whole in percent, to three significant digits, as `0.0316`, for reading. */
export function formatPercent(part: bigint, whole: bigint): string {
  return localizeDecimal(formatRatio({ value: part * 100n, decimals: 0 }, { value: whole, decimals: 0 }, 3) ?? '0')
}
