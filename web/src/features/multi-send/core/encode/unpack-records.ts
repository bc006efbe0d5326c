import type { Hex } from 'viem'
import type { PackedRecord } from './pack-records.ts'

/** The inverse of {@link packRecords}; addresses in lower case, and with width 0 each value 0. */
export function unpackRecords(packed: Hex, width: number): PackedRecord[] {
  const valueDigits = width * 2
  const recordDigits = valueDigits + 40
  const digits = packed.slice(2)
  return Array.from({ length: digits.length / recordDigits }, (_, index) => {
    const record = digits.slice(index * recordDigits, (index + 1) * recordDigits)
    return { value: BigInt(`0x0${record.slice(0, valueDigits)}`), address: `0x${record.slice(valueDigits)}` }
  })
}
