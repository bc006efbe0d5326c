import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { call, getBlock } from 'viem/actions'
import type { Config } from 'wagmi'
import type { Permit } from '@/features/multi-send/core/permit-types.ts'
import { isRevert } from '@/lib/errors/is-revert.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { ApprovalError } from './approval-error.ts'
import { readPermit } from './read-permit.ts'
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

const abi = parseAbi([
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
  const data = encodeFunctionData({ abi, functionName: 'permit', args: [owner, spender, value, deadline, v, r, s] })
  await call(client, { account: owner, to: token, data }).catch((error: unknown) => {
    throw isRevert(error) ? new ApprovalError('signatureRefused', error) : error
  })
  return { deadline, r, s, v, value }
}
