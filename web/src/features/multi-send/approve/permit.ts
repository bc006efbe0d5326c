// Reads whether the owner can give an EIP-2612 permit, has it signed, and accepts it only when the token takes it.

import { isRevert } from '@saleyard/chain/errors/error-causes.ts'
import { ApprovalError } from '@saleyard/send/approve/approval-signature.ts'
import { findPermitDomain, type PermitDomain, tryRead } from '@saleyard/send/approve/permit-domain.ts'
import type { Permit } from '@saleyard/send/plan/permit-types.ts'
import { type Address, encodeFunctionData, keccak256, parseAbi, toHex } from 'viem'
import { call, getBlock, getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { canSignTypedData } from '@/lib/wallet/requests/sign-typed-data.ts'
import { signChecked } from './sign-checked.ts'

export type SignPermitParameters = {
  chainId: number
  token: Address
  owner: Address
  /** MultiSender: for it the owner of a permit is always who calls it, so nobody else can spend this one. */
  spender: Address
  /** The run's total, base units. */
  value: bigint
}

/** Seconds: long enough for a run that is taken up again weeks later. */
export const signatureLifetime = 30n * 24n * 60n * 60n

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

const permitAbi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

/**
 * Asks for the owner's EIP-2612 permit, and believes it only when it is the owner's and the token takes it.
 *
 * @throws ApprovalError; UserRejectedError and what else the wallet says; what the network says.
 */
export async function signPermit(config: Config, parameters: SignPermitParameters): Promise<Permit> {
  const { chainId, token, owner, spender, value } = parameters
  await ensureWallet(config, { account: owner, chainId })
  const client = config.getClient({ chainId })
  const [facts, { timestamp }] = await Promise.all([readPermit(config, parameters), getBlock(client)])
  if (!facts.isPossible) throw new ApprovalError('noLongerPossible')

  const deadline = timestamp + signatureLifetime
  const message = { owner, spender, value, nonce: facts.nonce, deadline }
  const { r, s, v } = await signChecked(config, { owner, domain: facts.domain, types, primaryType: 'Permit', message })
  const data = encodeFunctionData({
    abi: permitAbi,
    functionName: 'permit',
    args: [owner, spender, value, deadline, v, r, s],
  })
  await call(client, { account: owner, to: token, data }).catch((error: unknown) => {
    throw isRevert(error) ? new ApprovalError('signatureRefused', error) : error
  })
  return { deadline, r, s, v, value }
}

/**
 * `noPermit`: the token has none. `otherPermit`: it is not EIP-2612's, as DAI's. `otherDomain`: its domain separator is not
 * one that we can name. `accountHasCode`: a contract, or an account delegated by EIP-7702. `cannotSign`: the wallet.
 */
export type NoPermitReason = 'noPermit' | 'otherPermit' | 'otherDomain' | 'accountHasCode' | 'cannotSign'

type PermitFacts =
  | { isPossible: true; domain: PermitDomain; nonce: bigint }
  | { isPossible: false; reason: NoPermitReason }

type ReadPermitParameters = { chainId: number; token: Address; owner: Address }

const permitFactsAbi = parseAbi([
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
    tryRead(client, token, permitFactsAbi, 'DOMAIN_SEPARATOR'),
    tryRead(client, token, permitFactsAbi, 'PERMIT_TYPEHASH'),
    tryRead(client, token, permitFactsAbi, 'nonces', [owner]),
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
