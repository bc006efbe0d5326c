import { addressHead, addressTail } from './constants.ts'

/** First six and last four characters: `0x1234...abcd`. Also for hashes. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, addressHead)}...${address.slice(-addressTail)}`
}
