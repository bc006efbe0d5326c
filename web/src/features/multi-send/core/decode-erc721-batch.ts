import { unpackRecords } from '@/features/multi-send/core/encode/unpack-records.ts'
import type { EncodedErc721Batch, Erc721Payment } from './encode-erc721-batch.ts'

/** The inverse of {@link encodeErc721Batch}; addresses in lower case. */
export function decodeErc721Batch({ records, width }: EncodedErc721Batch): Erc721Payment[] {
  return unpackRecords(records, width).map(({ address, value }) => ({ address, tokenId: value }))
}
