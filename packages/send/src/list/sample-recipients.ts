// Defines the recipients of the sample list, and recognises them.

import type { Address } from 'viem'

/**
 * Recipients of the sample list: the product's name in hexadecimal digits (5a1e), nine times, and a number. No account
 * and no contract is known there, and to find a key or a salt that leads to such an address is out of reach. So the
 * sample names no real person; but what is sent there is lost, which is why no plan pays them (see `planBatches`) except
 * on the local chain.
 * Accounts with published keys would be no better: others take at once what those accounts receive.
 */
export const sampleRecipients: readonly Address[] = [
  '0x5a1E5a1E5A1e5a1E5A1e5A1E5a1E5A1E5a1E0001',
  '0x5A1e5A1E5A1e5a1E5A1E5a1E5A1E5A1E5A1e0002',
  '0x5a1e5a1e5a1E5a1e5A1e5A1e5A1e5a1e5A1e0003',
]

const known = new Set(sampleRecipients.map((address) => address.toLowerCase()))

/** @param address In lower case. */
export function isSample({ address }: { address: Address }): boolean {
  return known.has(address)
}

/** The chain of development: its coins are worth nothing, so a first run may pay the sample there. */
const localChainId = 31_337

/** Whether the sample list can be paid on this chain: what is sent there has a value anywhere else. */
export function paysSamples(chainId: number | undefined): boolean {
  return chainId === localChainId
}
