import type { Address } from 'viem'

/** Whether a text is 0x and 40 hexadecimal digits, whatever their capitals. */
export function isAddressShaped(text: string): text is Address {
  return /^0x[0-9a-fA-F]{40}$/.test(text)
}
