import { type Address, bytesToBigInt, type Client, parseAbi, serializeSignature } from 'viem'
import { getBlock, readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import type { Permit2Transfer } from '@/features/multi-send/core/permit-types.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { ApprovalError } from './approval-error.ts'
import { permit2Address, permit2Domain } from './permit2-domain.ts'
import { readPermit2 } from './read-permit2.ts'
import { signChecked } from './sign-checked.ts'
import { type SignPermitParameters, signatureLifetime } from './sign-permit.ts'

const types = {
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

const abi = parseAbi(['function nonceBitmap(address owner, uint256 word) view returns (uint256)'])

/**
 * Asks for the owner's signature with which MultiSender may take exactly this much through Permit2, once.
 *
 * @throws ApprovalError; UserRejectedError and what else the wallet says; what the network says.
 */
export async function signPermit2(config: Config, parameters: SignPermitParameters): Promise<Permit2Transfer> {
  const { chainId, token, owner, spender, value: amount } = parameters
  await ensureWallet(config, { account: owner, chainId })
  const client = config.getClient({ chainId })
  const [facts, nonce, { timestamp }] = await Promise.all([
    readPermit2(config, { chainId, token, owner, needed: amount }),
    findNonce(client, owner),
    getBlock(client),
  ])
  if (!facts.isPossible) throw new ApprovalError('noLongerPossible')

  const deadline = timestamp + signatureLifetime
  const { r, s, v } = await signChecked(config, {
    owner,
    domain: permit2Domain(chainId),
    types,
    primaryType: 'PermitTransferFrom',
    message: { permitted: { token, amount }, spender, nonce, deadline },
  })
  return { amount, deadline, nonce, signature: serializeSignature({ r, s, v: BigInt(v) }) }
}

/** A random nonce that was never used; Permit2 takes them in any order. */
async function findNonce(client: Client, owner: Address): Promise<bigint> {
  const nonce = bytesToBigInt(crypto.getRandomValues(new Uint8Array(32)))
  const args = [owner, nonce >> 8n] as const
  const used = await readContract(client, { address: permit2Address, abi, functionName: 'nonceBitmap', args })
  return ((used >> (nonce & 255n)) & 1n) === 0n ? nonce : findNonce(client, owner)
}
