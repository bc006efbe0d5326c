// Reads an address as typed: its format, its checksum, and which addresses a field refuses.
import { type Address, checksumAddress, getAddress, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { type ValidationCode, validationMessage } from './validation.ts'

/** An address that cannot stand in a field, and why. */
export type RefusedAddress = { address: Address; code: ValidationCode }

const deadAddress = '0x000000000000000000000000000000000000dEaD'

/**
 * An address as typed. The format alone decides; a checksum that does not fit is a warning, so the address is written anew with
 * its own. Nothing typed is no address.
 *
 * @param invalid What is said of a wrong format.
 * @param burns What is said of the zero and the dead address.
 * @param refused Others, of which the first that fits is told.
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
 * Whether the capital letters of an address are not those of its checksum, which a slip of the pen brings about. All lower or all
 * upper case carries none, so there is nothing to mistrust.
 */
export function findChecksumWarning(typed: string): 'checksum' | undefined {
  const text = typed.trim()
  const digits = text.slice(2)
  if (!hasAddressFormat(text) || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return
  return checksumAddress(text.toLowerCase() as Address) === text ? undefined : 'checksum'
}

/** The address that a field means, with its own checksum; the format alone decides. */
export function toAddress(text: string): Address | undefined {
  const typed = text.trim()
  return hasAddressFormat(typed) ? getAddress(typed.toLowerCase()) : undefined
}
