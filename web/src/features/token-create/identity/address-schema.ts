import { type Address, getAddress, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { type ValidationCode, validationMessage } from '@/features/token-create/validation-message.ts'
import { isAddressShaped } from './is-address-shaped.ts'

/** An address that cannot stand in a field, and why. */
export type Refusal = { address: Address; code: ValidationCode }

const deadAddress = '0x000000000000000000000000000000000000dEaD'

/**
 * An address as typed. The format alone decides; a checksum that does not fit is a warning, so the address is written anew with
 * its own. Nothing typed is no address.
 *
 * @param invalid What is said of a wrong format.
 * @param burns What is said of the zero and the dead address.
 * @param refused Others, of which the first that fits is told.
 */
export function addressSchema(invalid: ValidationCode, burns: ValidationCode, refused: readonly Refusal[] = []) {
  const burning = [zeroAddress, deadAddress].map((address): Refusal => ({ address: address as Address, code: burns }))
  return z.string().transform((text, context): Address => {
    const trimmed = text.trim()
    if (!isAddressShaped(trimmed)) {
      context.addIssue({ code: 'custom', message: validationMessage(invalid) })
      return z.NEVER
    }
    const typed = getAddress(trimmed.toLowerCase())
    const refusal = [...burning, ...refused].find(({ address }) => isAddressEqual(address, typed))
    if (refusal) context.addIssue({ code: 'custom', message: validationMessage(refusal.code) })
    return typed
  })
}
