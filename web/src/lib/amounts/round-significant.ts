/** A decimal string with at most `digits` significant digits, half up: for costs, which are estimates anyway. */
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
