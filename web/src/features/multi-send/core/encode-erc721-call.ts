import { multiSenderAbi } from '@saleyard/generated'
import { type Address, encodeFunctionData } from 'viem'
import { type Erc721Payment, encodeErc721Batch } from './encode-erc721-batch.ts'
import type { Batch, SendMode } from './plan-types.ts'

type EncodeErc721CallParameters = {
  id: bigint
  mode: SendMode
  multiSender: Address
  collection: Address
  /** Calls `transferFrom`, which asks no recipient: a contract that cannot handle the token keeps it for ever. */
  isPlain: boolean
  payments: Erc721Payment[]
}

export type CollectibleCall = Pick<Batch, 'functionName' | 'to' | 'value' | 'data'>

/**
 * Builds the exact call that gives each recipient its ERC-721 token.
 *
 * @throws {PlanError} Those of {@link encodeErc721Batch}.
 */
export function encodeErc721Call(parameters: EncodeErc721CallParameters): CollectibleCall {
  const { id, mode, multiSender, collection, isPlain, payments } = parameters
  const { width, records } = encodeErc721Batch(payments)
  const args = [collection, isPlain, BigInt(width), records] as const
  const call =
    mode.kind === 'skip'
      ? ({ functionName: 'sendERC721OrSkip', args: [id, mode.gasCap, ...args] } as const)
      : ({ functionName: 'sendERC721', args: [id, ...args] } as const)
  const data = encodeFunctionData({ abi: multiSenderAbi, ...call })
  return { functionName: call.functionName, to: multiSender, value: 0n, data }
}
