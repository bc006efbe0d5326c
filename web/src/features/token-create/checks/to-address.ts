import { type Address, getAddress } from 'viem'
import { isAddressShaped } from '@/features/token-create/identity/is-address-shaped.ts'

/** The address that a field means, with its own checksum; the format alone decides. */
export function toAddress(text: string): Address | undefined {
  const typed = text.trim()
  return isAddressShaped(typed) ? getAddress(typed.toLowerCase()) : undefined
}
