import { type Hex, padHex, size, slice, stringToHex } from 'viem'

/** A name or symbol as a token's constructor takes it: contracts/src/libraries/Label.sol. */
type LabelWords = { head: Hex; tail: Hex; length: bigint }

const toWord = (bytes: Hex) => padHex(bytes, { dir: 'right', size: 32 })

/** @param text At most 64 bytes of UTF-8, as the factory has checked. */
export function packLabel(text: string): LabelWords {
  const bytes = stringToHex(text)
  const length = size(bytes)
  if (length <= 32) return { head: toWord(bytes), tail: toWord('0x'), length: BigInt(length) }
  return { head: slice(bytes, 0, 32), tail: toWord(slice(bytes, 32)), length: BigInt(length) }
}
