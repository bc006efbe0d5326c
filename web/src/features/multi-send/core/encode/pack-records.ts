import type { Address, Hex } from 'viem'

/** What stands before an address: a mantissa, or a token's id. */
export type PackedRecord = { value: bigint; address: Address }

/** Puts records one behind the other: `width` bytes of value (big-endian), 20 of address. With width 0, addresses alone, whatever the values. */
export function packRecords(records: PackedRecord[], width: number): Hex {
  const digits = width * 2
  const toText = (value: bigint): string => (width === 0 ? '' : value.toString(16).padStart(digits, '0'))
  return `0x${records.map(({ value, address }) => toText(value) + address.slice(2).toLowerCase()).join('')}`
}
