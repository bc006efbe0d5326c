import { type Address, type Client, domainSeparator, parseAbi } from 'viem'
import { tryRead } from './try-read.ts'

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
