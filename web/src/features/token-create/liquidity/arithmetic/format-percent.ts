import { formatRatio } from './format-ratio'

/** A part of a whole in percent, to three significant digits, as `0.0316`. */
export function formatPercent(part: bigint, whole: bigint): string {
  return formatRatio({ value: part * 100n, decimals: 0 }, { value: whole, decimals: 0 }, 3) ?? '0'
}
