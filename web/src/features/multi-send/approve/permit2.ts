// Reads whether Permit2 may take the total, and requests the signature for that one transfer.

import { ApprovalError } from '@saleyard/send/approve/approval-signature.ts'
import type { NoPermit2Reason } from '@saleyard/send/approve/choose-approval.ts'
import { permit2Address, permit2Domain, permit2Types, tryRead } from '@saleyard/send/approve/permit-domain.ts'
import type { Permit2Transfer } from '@saleyard/send/plan/permit-types.ts'
import { type Address, bytesToBigInt, type Client, domainSeparator, erc20Abi, parseAbi, serializeSignature } from 'viem'
import { getBlock, getCode, readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { canSignTypedData } from '@/lib/wallet/requests/sign-typed-data.ts'
import { type SignPermitParameters, signatureLifetime } from './permit.ts'
import { signChecked } from './sign-checked.ts'

const nonceBitmapAbi = parseAbi(['function nonceBitmap(address owner, uint256 word) view returns (uint256)'])

/**
 * Requests the owner's signature by which MultiSender may take exactly this amount through Permit2, once.
 *
 * @throws ApprovalError; UserRejectedError and other errors of the wallet; errors of the network.
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
    types: permit2Types,
    primaryType: 'PermitTransferFrom',
    message: { permitted: { token, amount }, spender, nonce, deadline },
  })
  return { amount, deadline, nonce, signature: serializeSignature({ r, s, v: BigInt(v) }) }
}

/** Finds a random unused nonce; Permit2 accepts them in any order. */
async function findNonce(client: Client, owner: Address): Promise<bigint> {
  const nonce = bytesToBigInt(crypto.getRandomValues(new Uint8Array(32)))
  const args = [owner, nonce >> 8n] as const
  const used = await readContract(client, {
    address: permit2Address,
    abi: nonceBitmapAbi,
    functionName: 'nonceBitmap',
    args,
  })
  return ((used >> (nonce & 255n)) & 1n) === 0n ? nonce : findNonce(client, owner)
}

type Permit2Facts = { isPossible: true } | { isPossible: false; reason: NoPermit2Reason }

type ReadPermit2Parameters = {
  chainId: number
  token: Address
  owner: Address
  /** In base units. */
  needed: bigint
}

const domainSeparatorAbi = parseAbi(['function DOMAIN_SEPARATOR() view returns (bytes32)'])

/**
 * Reads whether Permit2 may take this amount of the token, because the owner has approved it before, for other apps.
 * Its code differs on every chain, since it contains the chain's id: so its address and its domain separator identify
 * it.
 *
 * @throws Errors of the network.
 */
export async function readPermit2(config: Config, parameters: ReadPermit2Parameters): Promise<Permit2Facts> {
  const { chainId, token, owner, needed } = parameters
  const client = config.getClient({ chainId })
  const [separator, allowance, code, canSign] = await Promise.all([
    tryRead(client, permit2Address, domainSeparatorAbi, 'DOMAIN_SEPARATOR'),
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
