import { keccak256 } from 'viem'

// A list is read again with each answer, and a hash takes longer than all the rest of a line.
const known = new Set<string>()
const maximumKnown = 100_000
const lowerA = 97

/**
 * Checks the EIP-55 checksum: the n-th letter is a capital if the n-th digit of the hash is 8 or more. Viem writes the
 * right spelling instead and keeps the last 8,192 of them, which doubles the time of a long list.
 *
 * @param address `0x` and 40 hexadecimal digits.
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function hasRightChecksum(address: string): boolean {
  if (known.has(address)) return true
  if (!matchesHash(address.slice(2))) return false
  if (known.size >= maximumKnown) known.clear()
  known.add(address)
  return true
}

function matchesHash(digits: string): boolean {
  const lower = digits.toLowerCase()
  const bytes = new Uint8Array(lower.length)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = lower.charCodeAt(index)
  const hash = keccak256(bytes, 'bytes')
  for (let index = 0; index < digits.length; index += 1) {
    if ((bytes[index] as number) < lowerA) continue
    const isCapital = digits.charCodeAt(index) < lowerA
    if (isCapital !== readDigit(hash, index) >= 8) return false
  }
  return true
}

function readDigit(hash: Uint8Array, index: number): number {
  const byte = hash[index >> 1] as number
  return index % 2 === 0 ? byte >> 4 : byte & 15
}
