// Reads an address as typed: its format, its checksum, and which addresses a field refuses.
import { type Address, checksumAddress, getAddress, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { type ValidationCode, validationMessage } from './validation.ts'

/** An address that a field refuses, and its problem code. */
export type RefusedAddress = { address: Address; code: ValidationCode }

export const deadAddress = '0x000000000000000000000000000000000000dEaD'

/**
 * Reads an address as typed. Only the format decides; a wrong checksum is a warning, and the result carries the correct checksum.
 * An empty text is no address.
 *
 * @param invalid Problem code of a wrong format.
 * @param burns Problem code of the zero and the dead address.
 * @param refused Other refused addresses; the first match is reported.
 */
export function addressSchema(invalid: ValidationCode, burns: ValidationCode, refused: readonly RefusedAddress[] = []) {
  const burning = [zeroAddress, deadAddress].map(
    (address): RefusedAddress => ({ address: address as Address, code: burns }),
  )
  return z.string().transform((text, context): Address => {
    const trimmed = text.trim()
    if (!hasAddressFormat(trimmed)) {
      context.addIssue({ code: 'custom', message: validationMessage(invalid) })
      return z.NEVER
    }
    const typed = getAddress(trimmed.toLowerCase())
    const refusal = [...burning, ...refused].find(({ address }) => isAddressEqual(address, typed))
    if (refusal) context.addIssue({ code: 'custom', message: validationMessage(refusal.code) })
    return typed
  })
}

/** Whether a text is 0x and 40 hexadecimal digits, whatever their capitals. */
export function hasAddressFormat(text: string): text is Address {
  return /^0x[0-9a-fA-F]{40}$/.test(text)
}

/**
 * Warns if the capital letters of an address differ from its checksum, as after a typing mistake. An address in all lower or all
 * upper case carries no checksum, so it gives no warning.
 */
export function findChecksumWarning(typed: string): 'checksum' | undefined {
  const text = typed.trim()
  const digits = text.slice(2)
  if (!hasAddressFormat(text) || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return
  return checksumAddress(text.toLowerCase() as Address) === text ? undefined : 'checksum'
}

/** Converts a text to an address with its correct checksum; only the format decides. */
export function toAddress(text: string): Address | undefined {
  const typed = text.trim()
  return hasAddressFormat(typed) ? getAddress(typed.toLowerCase()) : undefined
}
