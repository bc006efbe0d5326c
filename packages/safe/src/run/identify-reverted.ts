// Recovers what a reverted transaction would have executed for a Safe: it may still be executed.

import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { decodeSignatures } from '@saleyard/safe/signatures/encode-signatures.ts'
import { decodeExecution } from '@saleyard/safe/tx/safe-tx.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import type { BatchProposal } from '@saleyard/send/run/batch-record.ts'
import { type Client, isAddressEqual, type Transaction } from 'viem'
import { getBlock, readContract } from 'viem/actions'
import { hashByNonce, listNonces, rebuildTx } from './identify-proposal.ts'

/**
 * Recovers the proposal that a reverted transaction would have executed. Its signatures are public and stay valid. Only they
 * show its nonce; an owner's approval by executing counts for any, so that there the Safe's next one at that block is taken.
 *
 * @returns Undefined if it was none of the batch, or no owner has signed it.
 * @throws The node's error: it may lack the state of an old block.
 */
export async function identifyReverted(
  client: Client,
  plan: Plan,
  batch: Batch,
  { hash, input, blockNumber }: Transaction,
): Promise<BatchProposal | undefined> {
  const execution = decodeExecution(input)
  if (!execution || blockNumber === null) return undefined
  const safe = { address: plan.sender, abi: safeAbi, blockNumber } as const
  const [next, owners, { timestamp }] = await Promise.all([
    readContract(client, { ...safe, functionName: 'nonce' }),
    readContract(client, { ...safe, functionName: 'getOwners' }),
    getBlock(client, { blockNumber }),
  ])
  const hashOf = hashByNonce({ chainId: plan.chainId, safe: plan.sender }, { ...execution.tx, nonce: 0n })
  if (!rebuildTx(plan, batch, { safeTxHash: hashOf(next), nonce: next })) return undefined
  for (const nonce of listNonces(next)) {
    const safeTxHash = hashOf(nonce)
    const signatures = await decodeSignatures(safeTxHash, execution.signatures).catch(() => [])
    // A key's signature leads to another account with each nonce.
    if (!signatures.some((each) => owners.some((owner) => isAddressEqual(owner, each.owner)))) continue
    const proposedAt = Number(timestamp) * 1_000
    return { safeTxHash, nonce, proposedAt, fromBlock: blockNumber, state: 'waiting', revertedBy: hash }
  }
  return undefined
}
