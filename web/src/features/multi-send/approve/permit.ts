// Reads whether the owner can sign an EIP-2612 permit, requests the signature, and checks that the token accepts it.

import { isRevert } from '@saleyard/chain/errors/error-causes.ts'
import { ApprovalError } from '@saleyard/send/approve/approval-signature.ts'
import type { NoPermitReason } from '@saleyard/send/approve/choose-approval.ts'
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
  /** MultiSender, which uses only permits of its caller: no other account can spend this one. */
  spender: Address
  /** The run's total, in base units. */
  value: bigint
}

/** In seconds: long enough for a run that the user continues weeks later. */
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
 * Requests the owner's EIP-2612 permit, and accepts it only if the owner signed it and the token accepts it.
 *
 * @throws ApprovalError; UserRejectedError and other errors of the wallet; errors of the network.
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
 * Reads whether the owner can sign an EIP-2612 permit instead of an approval, and for which domain and nonce. Nothing
 * is guessed: our own domain separator must equal the token's. Never cached: any other permit uses up the nonce.
 *
 * @throws Errors of the network.
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
