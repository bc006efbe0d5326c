// Packs ERC-1155 tokens for MultiSender in one group per token id, builds the call, and unpacks them.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import type { SendMode } from '@saleyard/send/plan/types.ts'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { decodeBatch, encodeBatch, type Payment } from './encode-batch.ts'
import type { CollectibleCall } from './erc721.ts'

type EncodeErc1155CallParameters = {
  id: bigint
  mode: SendMode
  multiSender: Address
  collection: Address
  payments: Erc1155Payment[]
}

/**
 * Builds the exact call that gives each recipient its ERC-1155 tokens.
 *
 * @throws {PlanError} The errors of {@link encodeErc1155Batch}.
 */
export function encodeErc1155Call(parameters: EncodeErc1155CallParameters): CollectibleCall {
  const { id, mode, multiSender, collection, payments } = parameters
  const groups = encodeErc1155Batch(payments).map((group) => ({ ...group, width: BigInt(group.width) }))
  const call =
    mode.kind === 'skip'
      ? ({ functionName: 'sendERC1155OrSkip', args: [id, mode.gasCap, collection, groups] } as const)
      : ({ functionName: 'sendERC1155', args: [id, collection, groups] } as const)
  const data = encodeFunctionData({ abi: multiSenderAbi, ...call })
  return { functionName: call.functionName, to: multiSender, value: 0n, data }
}

/** An amount of one token id for one recipient; `tokenId` is a uint256. */
export type Erc1155Payment = Payment & { tokenId: bigint }

/** With width 0 each recipient gets `unit`, and records are addresses alone; else as in {@link encodeBatch}. */
type EncodedErc1155Group = { tokenId: bigint; total: bigint; unit: bigint; width: number; records: Hex }

/**
 * Packs ERC-1155 tokens as ICollectibleSender expects them: one group per token id, in the order in which the ids first
 * appear, and in each group the payments in the given order. Each group is an {@link encodeBatch} of its own.
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

/**
 * The inverse of {@link encodeErc1155Batch}, except for the order: payments come group by group, as the contract makes
 * and numbers them. Addresses are in lower case.
 */
export function decodeErc1155Batch(groups: EncodedErc1155Group[]): Erc1155Payment[] {
  return groups.flatMap(({ tokenId, unit, width, records }) => {
    const payments =
      width === 0
        ? decodeBatch({ kind: 'equal', amount: unit, records })
        : decodeBatch({ kind: 'distinct', unit, width, records })
    return payments.map((payment) => ({ ...payment, tokenId }))
  })
}
