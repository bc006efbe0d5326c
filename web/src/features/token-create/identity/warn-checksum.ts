import { type Address, checksumAddress } from 'viem'
import { isAddressShaped } from './is-address-shaped.ts'

/**
 * Whether the capital letters of an address are not those of its checksum, which a slip of the pen brings about. All lower or all
 * upper case carries none, so there is nothing to mistrust.
 */
export function warnChecksum(typed: string): 'checksum' | undefined {
  const text = typed.trim()
  const digits = text.slice(2)
  if (!isAddressShaped(text) || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return
  return checksumAddress(text.toLowerCase() as Address) === text ? undefined : 'checksum'
}
