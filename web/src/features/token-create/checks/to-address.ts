import { type Address, getAddress } from 'viem'

const addressFormat = /^0x[0-9a-fA-F]{40}$/

/** The address that a field means, with its own checksum; the format alone decides. */
export function toAddress(text: string): Address | undefined {
  const typed = text.trim()
  return addressFormat.test(typed) ? getAddress(typed.toLowerCase() as Address) : undefined
}
