import { type Address, BaseError, type Client, ContractFunctionRevertedError, isAddress } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { findGateways, offchainLookupSelector } from './find-gateways.ts'

export type NameAnswer =
  | { kind: 'address'; address: Address }
  | { kind: 'none' | 'malformed' | 'unreachable' | 'reverted' }
  | { kind: 'gateway'; hosts: string[] }

/** How the universal resolver says that a name, its resolver or this kind of record does not exist. */
const nothing = ['ResolverNotFound', 'ResolverNotContract', 'UnsupportedResolverProfile']
const zero = `0x${'0'.repeat(40)}`

/**
 * The address that a name has for one coin type, in lower case.
 *
 * @param coinType After ENSIP-11; undefined: Ethereum's, which resolvers of any age know.
 */
export async function askNameService(client: Client, name: string, coinType: bigint | undefined): Promise<NameAnswer> {
  try {
    // Strict: else viem takes a gateway that failed for a name that does not exist.
    const found = await getEnsAddress(client, { name, coinType, strict: true })
    if (!found || found.toLowerCase() === zero) return { kind: 'none' }
    return isAddress(found, { strict: false })
      ? { kind: 'address', address: found.toLowerCase() as Address }
      : { kind: 'malformed' }
  } catch (error) {
    return explain(error)
  }
}

function explain(error: unknown): NameAnswer {
  const revert = error instanceof BaseError && error.walk((each) => each instanceof ContractFunctionRevertedError)
  if (!(revert instanceof ContractFunctionRevertedError)) return { kind: 'unreachable' }
  if (nothing.includes(revert.data?.errorName ?? '')) return { kind: 'none' }
  if (!revert.raw?.startsWith(offchainLookupSelector)) return { kind: 'reverted' }
  try {
    return { kind: 'gateway', hosts: findGateways(revert.raw) }
  } catch {
    return { kind: 'reverted' }
  }
}
