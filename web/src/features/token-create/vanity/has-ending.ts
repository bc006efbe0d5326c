import type { Address } from 'viem'

/** What an address should end in. */
export type Ending = {
  /** 1 to 6 hex digits. */
  suffix: string
  /** Whether capital and small letters must be as typed, as the address is usually shown (ERC-55). */
  isCaseExact: boolean
}

/** @param address With its checksum, as viem gives it. */
export function hasEnding(address: Address, { suffix, isCaseExact }: Ending): boolean {
  return isCaseExact ? address.endsWith(suffix) : address.toLowerCase().endsWith(suffix.toLowerCase())
}
