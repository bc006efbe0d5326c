import type { Address, Hex } from 'viem'
import { countBytes } from '@/features/multi-send/core/encode/count-bytes.ts'
import { packRecords } from '@/features/multi-send/core/encode/pack-records.ts'
import { PlanError } from '@/features/multi-send/core/plan/plan-error.ts'

/** One token for one recipient; `tokenId` is a uint256. */
export type Erc721Payment = { address: Address; tokenId: bigint }

/** Records are `width` bytes of token id, then the address. */
export type EncodedErc721Batch = { width: number; records: Hex }

/**
 * Packs ERC-721 tokens as ICollectibleSender wants them. Ids have no common unit and are never added up, so the width is
 * that of the highest id, and the bound on amounts does not apply.
 *
 * @throws {PlanError} `noRecipients`.
 */
export function encodeErc721Batch(payments: Erc721Payment[]): EncodedErc721Batch {
  if (payments.length === 0) throw new PlanError('noRecipients')
  const width = payments.reduce((widest, { tokenId }) => Math.max(widest, countBytes(tokenId)), 1)
  const ids = payments.map(({ address, tokenId }) => ({ address, value: tokenId }))
  return { width, records: packRecords(ids, width) }
}
