import { type Address, domainSeparator, erc20Abi, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { canSignTypedData } from '@/lib/wallet/requests/can-sign-typed-data.ts'
import { permit2Address, permit2Domain } from './permit2-domain.ts'
import { tryRead } from './try-read.ts'

/**
 * `noPermit2`: this chain has none. `notAllowed`: the token does not let Permit2 take that much from the owner.
 * `accountHasCode`, `cannotSign`: as for a permit.
 */
export type NoPermit2Reason = 'noPermit2' | 'notAllowed' | 'accountHasCode' | 'cannotSign'

export type Permit2Facts = { isPossible: true } | { isPossible: false; reason: NoPermit2Reason }

export type ReadPermit2Parameters = {
  chainId: number
  token: Address
  owner: Address
  /** Base units. */
  needed: bigint
}

const abi = parseAbi(['function DOMAIN_SEPARATOR() view returns (bytes32)'])

/**
 * Whether Permit2 may take so much of the token, because the owner has allowed it that before, for other apps. Its code is
 * another on every chain, since it keeps the chain's id: so it is known by its address and by its domain separator.
 *
 * @throws What the network says.
 */
export async function readPermit2(config: Config, parameters: ReadPermit2Parameters): Promise<Permit2Facts> {
  const { chainId, token, owner, needed } = parameters
  const client = config.getClient({ chainId })
  const [separator, allowance, code, canSign] = await Promise.all([
    tryRead(client, permit2Address, abi, 'DOMAIN_SEPARATOR'),
    readContract(client, { address: token, abi: erc20Abi, functionName: 'allowance', args: [owner, permit2Address] }),
    getCode(client, { address: owner }),
    canSignTypedData(config),
  ])
  if (separator !== domainSeparator({ domain: permit2Domain(chainId) })) return no('noPermit2')
  if (allowance < needed) return no('notAllowed')
  if (code !== undefined && code !== '0x') return no('accountHasCode')
  return canSign ? { isPossible: true } : no('cannotSign')
}

function no(reason: NoPermit2Reason): Permit2Facts {
  return { isPossible: false, reason }
}
