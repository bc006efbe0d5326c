import { unpackRecords } from '@/features/multi-send/core/encode/unpack-records.ts'
import type { EncodedBatch, Payment } from './encode-batch.ts'

/** The inverse of {@link encodeBatch}; addresses in lower case. */
export function decodeBatch(batch: EncodedBatch): Payment[] {
  const width = batch.kind === 'equal' ? 0 : batch.width
  return unpackRecords(batch.records, width).map(({ value, address }) => ({
    address,
    amount: batch.kind === 'equal' ? batch.amount : value * batch.unit,
  }))
}
