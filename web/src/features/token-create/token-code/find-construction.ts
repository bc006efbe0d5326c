import { type Address, type Hex, isAddressEqual } from 'viem'
import { computeTokenAddress } from './compute-token-address.ts'
import { hashInitCode } from './hash-init-code.ts'
import type { Construction, TokenCode } from './token-code.ts'

/** A call that may have created a token. */
export type Call = { creator: Address; data: Hex }

/**
 * The construction of a token, from calls that may have created it. An answer is proven: code, arguments, creator and salt
 * together give this very address and no other.
 */
export async function findConstruction(
  code: TokenCode,
  token: Address,
  calls: readonly Call[],
): Promise<Construction | undefined> {
  const { creationCode } = await code.loadCreationCode()
  for (const { creator, data } of calls) {
    const construction = readOrNothing(code, data)
    if (!construction) continue
    const { salt, constructorArguments } = construction
    const initCodeHash = hashInitCode(creationCode, constructorArguments)
    if (isAddressEqual(computeTokenAddress({ factory: code.factory, creator, salt, initCodeHash }), token))
      return construction
  }
  return undefined
}

/** Any input may be asked about; few are calls of this factory. */
function readOrNothing(code: TokenCode, data: Hex): Construction | undefined {
  try {
    return code.readConstruction(data)
  } catch {
    return undefined
  }
}
