/** Red, green and blue of `#rrggbb`, each from 0 to 255. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
