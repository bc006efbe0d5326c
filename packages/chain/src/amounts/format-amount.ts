// Formats amounts: base units as exact decimal strings, and rounded. A page groups them for reading; no file, field or link does.

import { formatUnits } from 'viem'

/** Formats base units as an exact decimal string: `formatAmount(1500000000000000000n, 18)` is '1.5'. */
export function formatAmount(value: bigint, decimals: number): string {
  return formatUnits(value, decimals)
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
