// Packs ERC-721 tokens for MultiSender, builds the call, and unpacks them.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import type { Batch, SendMode } from '@saleyard/send/plan/types.ts'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { countBytes, packRecords, unpackRecords } from './encode-batch.ts'

type EncodeErc721CallParameters = {
  id: bigint
  mode: SendMode
  multiSender: Address
  collection: Address
  /**
   * Uses `transferFrom`, which does not ask the recipient: a contract that cannot handle the token keeps it
   * permanently.
   */
  isPlain: boolean
  payments: Erc721Payment[]
}

export type CollectibleCall = Pick<Batch, 'functionName' | 'to' | 'value' | 'data'>

/**
 * Builds the exact call that gives each recipient its ERC-721 token.
 *
 * @throws {PlanError} The errors of {@link encodeErc721Batch}.
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

/** One token for one recipient; `tokenId` is a uint256. */
export type Erc721Payment = { address: Address; tokenId: bigint }

/** Records are `width` bytes of token id, then the address. */
type EncodedErc721Batch = { width: number; records: Hex }

/**
 * Packs ERC-721 tokens as ICollectibleSender expects them. Ids have no common unit and are never added up, so the width
 * is that of the highest id, and the bound on amounts does not apply.
 *
 * @throws {PlanError} `noRecipients`.
 */
export function encodeErc721Batch(payments: Erc721Payment[]): EncodedErc721Batch {
  if (payments.length === 0) throw new PlanError('noRecipients')
  const width = payments.reduce((widest, { tokenId }) => Math.max(widest, countBytes(tokenId)), 1)
  const ids = payments.map(({ address, tokenId }) => ({ address, value: tokenId }))
  return { width, records: packRecords(ids, width) }
}

/** The inverse of {@link encodeErc721Batch}; addresses in lower case. */
export function decodeErc721Batch({ records, width }: EncodedErc721Batch): Erc721Payment[] {
  return unpackRecords(records, width).map(({ address, value }) => ({ address, tokenId: value }))
}
