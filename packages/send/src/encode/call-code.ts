// Computes the call code: words and digits by which people and devices compare the exact call of a batch.

import { type Hex, keccak256 } from 'viem'
import { english } from 'viem/accounts'

const [wordCount, wordBits, digitBits] = [4, 11n, 32n]

/**
 * Computes the code of a call from the first 76 bits of the keccak256 of its calldata: four words of the English list of
 * BIP-39, then eight hexadecimal digits.
 *
 * Another call with the same code as a given one takes about 2^76 attempts. Who makes both calls needs about 2^38: the
 * code compares a call with what was checked before, and does not replace the check of a list that a stranger made.
 *
 * @returns Empty for a call without calldata: a bare transfer, which address and amount describe.
 */
export function codeCall(data: Hex): string {
  if (data === '0x') return ''
  const bits = BigInt(keccak256(data)) >> (256n - BigInt(wordCount) * wordBits - digitBits)
  const words = Array.from({ length: wordCount }, (_, index) => {
    const place = BigInt(wordCount - 1 - index) * wordBits + digitBits
    return english[Number((bits >> place) & ((1n << wordBits) - 1n))]
  })
  const digits = (bits & ((1n << digitBits) - 1n)).toString(16).padStart(Number(digitBits) / 4, '0')
  return [...words, digits].join(' ')
}
