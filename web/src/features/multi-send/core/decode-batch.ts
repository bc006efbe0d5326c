import type { Address } from 'viem'
import type { EncodedBatch, Payment } from './encode-batch.ts'

/** The inverse of {@link encodeBatch}; addresses in lower case. */
export function decodeBatch(batch: EncodedBatch): Payment[] {
  const mantissaDigits = batch.kind === 'equal' ? 0 : batch.width * 2
  const recordDigits = mantissaDigits + 40
  const records = batch.records.slice(2)
  return Array.from({ length: records.length / recordDigits }, (_, index) => {
    const record = records.slice(index * recordDigits, (index + 1) * recordDigits)
    const address: Address = `0x${record.slice(mantissaDigits)}`
    const amount = batch.kind === 'equal' ? batch.amount : BigInt(`0x${record.slice(0, mantissaDigits)}`) * batch.unit
    return { address, amount }
  })
}
