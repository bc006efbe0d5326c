import type { Hex } from 'viem'
import { PlanError } from '@/features/multi-send/core/plan/plan-error.ts'
import { encodeBatch, type Payment } from './encode-batch.ts'

/** So many of one token for one recipient; `tokenId` is a uint256. */
export type Erc1155Payment = Payment & { tokenId: bigint }

/** Width 0: everybody gets `unit`, and records are addresses alone. Otherwise as in {@link encodeBatch}. */
export type EncodedErc1155Group = { tokenId: bigint; total: bigint; unit: bigint; width: number; records: Hex }

/**
 * Packs ERC-1155 tokens as ICollectibleSender wants them: one group per token id, in the order in which the ids first
 * appear, and in each group the payments in the order given. Each group is an {@link encodeBatch} of its own.
 *
 * @throws {PlanError} `noRecipients`, or `amountOverflow` of one group.
 */
export function encodeErc1155Batch(payments: Erc1155Payment[]): EncodedErc1155Group[] {
  if (payments.length === 0) throw new PlanError('noRecipients')
  return [...groupByTokenId(payments)].map(([tokenId, group]) => {
    const total = group.reduce((sum, { amount }) => sum + amount, 0n)
    const batch = encodeBatch(group)
    return batch.kind === 'equal'
      ? { tokenId, total, unit: batch.amount, width: 0, records: batch.records }
      : { tokenId, total, unit: batch.unit, width: batch.width, records: batch.records }
  })
}

function groupByTokenId(payments: Erc1155Payment[]): Map<bigint, Payment[]> {
  const groups = new Map<bigint, Payment[]>()
  for (const payment of payments) {
    const group = groups.get(payment.tokenId)
    if (group) group.push(payment)
    else groups.set(payment.tokenId, [payment])
  }
  return groups
}
