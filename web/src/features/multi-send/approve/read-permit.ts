import { type Address, keccak256, parseAbi, toHex } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { canSignTypedData } from '@/lib/wallet/requests/can-sign-typed-data.ts'
import { findPermitDomain, type PermitDomain } from './find-permit-domain.ts'
import { tryRead } from './try-read.ts'

/**
 * `noPermit`: the token has none. `otherPermit`: it is not EIP-2612's, as DAI's. `otherDomain`: its domain separator is not
 * one that we can name. `accountHasCode`: a contract, or an account delegated by EIP-7702. `cannotSign`: the wallet.
 */
export type NoPermitReason = 'noPermit' | 'otherPermit' | 'otherDomain' | 'accountHasCode' | 'cannotSign'

export type PermitFacts =
  | { isPossible: true; domain: PermitDomain; nonce: bigint }
  | { isPossible: false; reason: NoPermitReason }

export type ReadPermitParameters = { chainId: number; token: Address; owner: Address }

const abi = parseAbi([
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
  'function nonces(address owner) view returns (uint256)',
])

const standardTypeHash = keccak256(
  toHex('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
)

/**
 * Whether the owner can give a permit by EIP-2612 instead of an approval, and over what. Nothing is guessed: our own domain
 * separator must equal the token's. Never cached: the nonce is used up by any other permit.
 *
 * @throws What the network says.
 */
export async function readPermit(
  config: Config,
  { chainId, token, owner }: ReadPermitParameters,
): Promise<PermitFacts> {
  const client = config.getClient({ chainId })
  const [separator, typeHash, nonce, code, canSign] = await Promise.all([
    tryRead(client, token, abi, 'DOMAIN_SEPARATOR'),
    tryRead(client, token, abi, 'PERMIT_TYPEHASH'),
    tryRead(client, token, abi, 'nonces', [owner]),
    getCode(client, { address: owner }),
    canSignTypedData(config),
  ])
  if (typeof separator !== 'string' || typeof nonce !== 'bigint') return no('noPermit')
  if (typeHash !== undefined && typeHash !== standardTypeHash) return no('otherPermit')
  const domain = await findPermitDomain(client, { chainId, token, separator })
  if (!domain) return no('otherDomain')
  if (code !== undefined && code !== '0x') return no('accountHasCode')
  return canSign ? { isPossible: true, domain, nonce } : no('cannotSign')
}

function no(reason: NoPermitReason): PermitFacts {
  return { isPossible: false, reason }
}
