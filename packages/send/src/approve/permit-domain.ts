// Finds the EIP-712 domain that a token's permit is signed over, and gives the one of Permit2; reads what a contract may not have.

import { isRevert } from '@saleyard/chain/errors/error-causes.ts'
import {
  type Abi,
  type Address,
  type Client,
  decodeFunctionResult,
  domainSeparator,
  encodeFunctionData,
  parseAbi,
  type TypedDataDomain,
} from 'viem'
import { call } from 'viem/actions'

export type PermitDomain = { name: string; version: string; chainId: number; verifyingContract: Address }

type FindPermitDomainParameters = {
  chainId: number
  token: Address
  /** What the token says of itself. */
  separator: string
}

const abi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function eip712Domain() view returns (bytes1, string, string, uint256, address, bytes32, uint256[])',
])

/** Name, version, chain and contract: the four fields that a permit's domain has, and no salt. EIP-5267 has a bit for each. */
const fourFields = '0x0f'

/**
 * Finds name and version whose domain separator, for this chain and this token, is the token's own. Tried are what the token
 * declares by EIP-5267, then its name with its `version()`, with "1" and with "2".
 */
export async function findPermitDomain(
  client: Client,
  { chainId, token, separator }: FindPermitDomainParameters,
): Promise<PermitDomain | undefined> {
  const [declared, name, version] = await Promise.all([
    tryRead(client, token, abi, 'eip712Domain'),
    tryRead(client, token, abi, 'name'),
    tryRead(client, token, abi, 'version'),
  ])
  const names = [...readDeclared(declared), ...[version, '1', '2'].map((versionTried) => [name, versionTried] as const)]
  return names
    .filter((pair): pair is [string, string] => pair.every((part) => typeof part === 'string'))
    .map(([tried, versionTried]) => ({ name: tried, version: versionTried, chainId, verifyingContract: token }))
    .find((domain) => domainSeparator({ domain }) === separator)
}

function readDeclared(declared: unknown): (readonly [unknown, unknown])[] {
  if (!Array.isArray(declared)) return []
  const [fields, name, version] = declared
  return fields === fourFields ? [[name, version]] : []
}

/** Where Permit2 is on every public chain, put there by the deterministic deployer: no other code can get this address. */
export const permit2Address: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Permit2 has no version. */
export function permit2Domain(chainId: number): TypedDataDomain {
  return { name: 'Permit2', chainId, verifyingContract: permit2Address }
}

/**
 * Reads what a contract may not have.
 *
 * @returns Undefined when it reverts, answers nothing, or answers something else.
 * @throws What the network says: no answer at all is not an answer.
 */
export async function tryRead(
  client: Client,
  address: Address,
  abi: Abi,
  functionName: string,
  args: readonly unknown[] = [],
): Promise<unknown> {
  const answer = await call(client, { to: address, data: encodeFunctionData({ abi, functionName, args }) }).catch(
    (error: unknown) => {
      if (isRevert(error)) return undefined
      throw error
    },
  )
  try {
    return decodeFunctionResult({ abi, functionName, data: answer?.data ?? '0x' })
  } catch {
    return undefined
  }
}
