import { multiSenderAbi } from '@saleyard/generated'
import { type Address, encodeFunctionData } from 'viem'
import type { CollectibleCall } from './encode-erc721-call.ts'
import { type Erc1155Payment, encodeErc1155Batch } from './encode-erc1155-batch.ts'
import type { SendMode } from './plan-types.ts'

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
 * @throws {PlanError} Those of {@link encodeErc1155Batch}.
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
