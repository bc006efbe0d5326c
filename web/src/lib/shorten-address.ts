/** First six and last four characters: `0x1234...abcd`. Also for hashes. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, 6)}...${address.slice(-4)}`
}
