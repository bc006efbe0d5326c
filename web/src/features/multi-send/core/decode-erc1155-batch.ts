import { decodeBatch } from './decode-batch.ts'
import type { EncodedErc1155Group, Erc1155Payment } from './encode-erc1155-batch.ts'

/**
 * The inverse of {@link encodeErc1155Batch}, but for its grouping: payments come group by group, as the contract makes and
 * numbers them. Addresses in lower case.
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
