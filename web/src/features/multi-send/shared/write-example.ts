import { getAddress, isAddress } from 'viem'

/** What a question is about, for reading: an address in the one spelling that the page has for it, with its checksum. */
export function writeExample(example: string): string {
  return isAddress(example, { strict: false }) ? getAddress(example) : example
}
