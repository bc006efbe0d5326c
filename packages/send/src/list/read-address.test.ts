import fc from 'fast-check'
import { checksumAddress, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { hasRightChecksum } from './read-address.ts'

const address = fc.stringMatching(/^[0-9a-f]{40}$/).map((digits): Hex => `0x${digits}`)

test('the spelling that viem writes is right, also when asked twice', () => {
  fc.assert(
    fc.property(address, (lower) => {
      const right = checksumAddress(lower)
      expect([hasRightChecksum(right), hasRightChecksum(right)]).toEqual([true, true])
    }),
  )
})

test('any letter in the other case is wrong', () => {
  fc.assert(
    fc.property(address, fc.nat(39), (lower, position) => {
      const right = checksumAddress(lower)
      const letter = right[position + 2] as string
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      fc.pre(other !== letter)
      expect(hasRightChecksum(right.slice(0, position + 2) + other + right.slice(position + 3))).toBe(false)
    }),
  )
})
