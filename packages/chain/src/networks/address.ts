// Derives an address's display forms: its short text, and the three hues of its picture.

import type { Address } from 'viem'

/** In characters: the parts that a short address keeps, `0x` included. */
const addressHead = 6
const addressTail = 4

/** Shortens to the first six and last four characters: `0x1234...abcd`. Also for hashes. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, addressHead)}...${address.slice(-addressTail)}`
}

/** Derives three hues, in degrees: the disc drawn with them is the same everywhere, and needs no request. */
export function getHues(address: Address): [number, number, number] {
  const hue = (from: number) => Number.parseInt(address.slice(from, from + 4), 16) % 360
  return [hue(2), hue(8), hue(14)]
}
