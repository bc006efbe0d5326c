// Finds out which transaction of a Safe a wallet's hash belongs to, so that it is proven what the owners sign.

import { multiSends } from '@saleyard/safe/known-safes.ts'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { listBatchCalls, proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { hashSafeTx, type SafeDomain, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import type { BatchProposal } from '@saleyard/send/run/batch-record.ts'
import { undefinedIfMissing } from '@saleyard/send/run/read-transactions.ts'
import {
  type Client,
  concat,
  encodeAbiParameters,
  type Hash,
  keccak256,
  parseAbiParameters,
  TransactionNotFoundError,
  toHex,
} from 'viem'
import { getTransaction, readContract } from 'viem/actions'

/**
 * `proposal`: the hash is that of these calls, with this nonce. `transaction`: a node knows it as a transaction. `unknown`:
 * what the owners will sign is not proven to be ours, or no node has answered.
 */
export type Identity = { kind: 'proposal'; tx: SafeTx } | { kind: 'transaction' } | { kind: 'unknown' }

type IdentifyParameters = {
  domain: SafeDomain
  calls: readonly SafeCall[]
  /** What the wallet has reported. */
  hash: Hash
  /** A further nonce to try, as Safe's own page states it. */
  nonce?: bigint | undefined
}

/** Nonces around the next one: as many proposals may wait, and some may be executed before the wallet answers. */
const [ahead, behind] = [100n, 20n]

/** Identifies the hash that a wallet has reported for calls. Never throws: owners have the proposal already. */
export async function identifyProposal(client: Client, parameters: IdentifyParameters): Promise<Identity> {
  const { domain, hash, nonce } = parameters
  const next = await readContract(client, { address: domain.safe, abi: safeAbi, functionName: 'nonce' }).catch(() => 0n)
  const tx = findTx(parameters, [...(nonce === undefined ? [] : [nonce]), ...listNonces(next)])
  if (tx) return { kind: 'proposal', tx }
  const request = getTransaction(client, { hash })
  const transaction = await undefinedIfMissing(request, TransactionNotFoundError).catch(() => undefined)
  return { kind: transaction ? 'transaction' : 'unknown' }
}

/** Lists the nonces that a proposal may have, the most likely ones first. @param next The Safe's next one. */
export function listNonces(next: bigint): bigint[] {
  const above = Array.from({ length: Number(ahead) + 1 }, (_, index) => next + BigInt(index))
  const below = Array.from({ length: Number(behind) }, (_, index) => next - BigInt(index + 1))
  return [...above, ...below.filter((nonce) => nonce >= 0n)]
}

/** Finds the transaction of these calls that has a hash, packed by any published MultiSendCallOnly, without a refund. */
function findTx(
  { domain, calls, hash }: Omit<IdentifyParameters, 'nonce'>,
  nonces: readonly bigint[],
): SafeTx | undefined {
  const packers = calls.length === 1 ? [undefined] : multiSends.map(({ address }) => address)
  const shapes = packers.map((multiSend) => proposeCalls(calls, { nonce: 0n, ...(multiSend && { multiSend }) }))
  const hashes = shapes.map((tx) => ({ tx, hashOf: hashByNonce(domain, tx) }))
  for (const nonce of nonces) {
    const found = hashes.find(({ hashOf }) => hashOf(nonce) === hash)
    if (found) return { ...found.tx, nonce }
  }
  return undefined
}

const typeHash = keccak256(
  toHex(
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
  ),
)
const fields = parseAbiParameters(
  'bytes32, address, uint256, bytes32, uint8, uint256, uint256, uint256, address, address, uint256',
)

/** Like `hashSafeTx`, for many nonces: the data of thousands of recipients is hashed once. */
export function hashByNonce(of: SafeDomain, tx: SafeTx): (nonce: bigint) => Hash {
  const { domain } = hashSafeTx(of, tx)
  const data = keccak256(tx.data)
  return (nonce) => {
    const { to, value, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
    const values = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] as const
    return keccak256(concat(['0x1901', domain, keccak256(encodeAbiParameters(fields, [typeHash, ...values]))]))
  }
}

/**
 * Makes the transaction of a batch's proposal again, as owners sign it: from the plan's bytes, by its hash.
 *
 * @param nonces Default: the proposal's own, if it is known.
 * @returns Undefined if the hash is of something else.
 */
export function rebuildTx(
  plan: Plan,
  batch: Batch,
  { safeTxHash, nonce }: Pick<BatchProposal, 'safeTxHash' | 'nonce'>,
  nonces: readonly bigint[] = nonce === undefined ? [] : [nonce],
): SafeTx | undefined {
  const domain = { chainId: plan.chainId, safe: plan.sender }
  // With and without the call that first takes an old approval back.
  for (const allowance of [0n, 1n]) {
    const calls = listBatchCalls(plan, [batch], { ...domain, allowance })
    const tx = findTx({ domain, calls, hash: safeTxHash }, nonces)
    if (tx) return tx
  }
  return undefined
}
