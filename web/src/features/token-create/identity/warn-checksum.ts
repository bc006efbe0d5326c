import { type Address, checksumAddress } from 'viem'

/**
 * Whether the capital letters of an address are not those of its checksum, which a slip of the pen brings about. All lower or all
 * upper case carries none, so there is nothing to mistrust.
 */
export function warnChecksum(typed: string): 'checksum' | undefined {
  const text = typed.trim()
  const digits = text.slice(2)
  if (!/^0x[0-9a-fA-F]{40}$/.test(text) || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return
  return checksumAddress(text.toLowerCase() as Address) === text ? undefined : 'checksum'
}
