import type { Address } from 'viem'

/** The three hues of an address, in degrees: the disc drawn with them is the same everywhere, and is asked from no one. */
export function huesOf(address: Address): [number, number, number] {
  const hue = (from: number) => Number.parseInt(address.slice(from, from + 4), 16) % 360
  return [hue(2), hue(8), hue(14)]
}
