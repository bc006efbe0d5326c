// Finds the EIP-712 domain of a token's permit, defines Permit2's, and reads functions that a contract may not have.

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
  /** The token's own domain separator. */
  separator: string
}

const abi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function eip712Domain() view returns (bytes1, string, string, uint256, address, bytes32, uint256[])',
])

/**
 * The four fields of a permit's domain: name, version, chain and contract, but no salt. EIP-5267 has a bit for each.
 */
const fourFields = '0x0f'

/**
 * Finds the name and version whose domain separator, for this chain and this token, equals the token's own. It tries
 * the token's EIP-5267 declaration, then its name with its `version()`, with "1" and with "2".
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

/**
 * Permit2's address on every public chain. The deterministic deployer put it there: no other code can get this address.
 */
export const permit2Address: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Permit2 has no version. */
export function permit2Domain(chainId: number): TypedDataDomain {
  return { name: 'Permit2', chainId, verifyingContract: permit2Address }
}

/** What its owner signs so that a spender may take one amount of one token, once. */
export const permit2Types = {
  PermitTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
} as const

/**
 * Reads a function that a contract may not have.
 *
 * @returns Undefined when the contract reverts, returns nothing, or returns another type.
 * @throws The network's error: no answer says nothing about the contract.
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
