import { type Address, getAddress, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { validationMessage } from '../validation-message'

const deadAddress = '0x000000000000000000000000000000000000dEaD'
const addressFormat = /^0x[0-9a-fA-F]{40}$/

/**
 * The first owner, or nothing, which stands for the connected account. The format alone decides; a checksum that does not
 * fit is a warning (warnIdentity), so the address is written anew with its own.
 *
 * @param refused Addresses that the factory refuses beside zero and dead, itself for one.
 */
export function teamWalletSchema(refused: readonly Address[]) {
  return z.string().transform((text, context): Address | undefined => {
    const trimmed = text.trim()
    if (trimmed === '') return undefined
    if (!addressFormat.test(trimmed)) {
      context.addIssue({ code: 'custom', message: validationMessage('teamWalletInvalid') })
      return z.NEVER
    }
    const address = getAddress(trimmed.toLowerCase() as Address)
    if ([zeroAddress, deadAddress].some((burn) => isAddressEqual(burn as Address, address))) {
      context.addIssue({ code: 'custom', message: validationMessage('teamWalletBurns') })
    }
    if (refused.some((own) => isAddressEqual(own, address))) {
      context.addIssue({ code: 'custom', message: validationMessage('teamWalletIsFactory') })
    }
    return address
  })
}
