// Shows an address: shortened to its ends, and as the three hues of its picture.

import type { Address } from 'viem'
import { addressHead, addressTail } from '@/lib/constants.ts'

/** First six and last four characters: `0x1234...abcd`. Also for hashes. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, addressHead)}...${address.slice(-addressTail)}`
}

/** The three hues of an address, in degrees: the disc drawn with them is the same everywhere, and is asked from no one. */
export function getHues(address: Address): [number, number, number] {
  const hue = (from: number) => Number.parseInt(address.slice(from, from + 4), 16) % 360
  return [hue(2), hue(8), hue(14)]
}
