import { type Hex, serializeCompactSignature, signatureToCompactSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { readSignature } from './approval-signature.ts'

// The key 1: a test key without money.
const account = privateKeyToAccount(`0x${'1'.padStart(64, '0')}`)
const r: Hex = `0x${'11'.repeat(32)}`
const s: Hex = `0x${'22'.repeat(32)}`
const join = (tail: string): Hex => `0x${'11'.repeat(32)}${'22'.repeat(32)}${tail}`

describe('a signature of 65 bytes', () => {
  test.each([
    ['00', 27],
    ['01', 28],
    ['1b', 27],
    ['1c', 28],
  ])('that ends in %s has v %i', (tail, v) => {
    expect(readSignature(join(tail))).toEqual({ r, s, v })
  })

  test.each(['02', '1a', '1d', '25', '36', 'ff'])('that ends in %s is refused', (tail) => {
    expect(() => readSignature(join(tail))).toThrow(expect.objectContaining({ code: 'signatureMalformed' }))
  })
})

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('a compact signature of %s is the same as the long one', async (message) => {
  const long = await account.signMessage({ message })
  const { r: given, s: givenS, v } = readSignature(long)
  const compact = serializeCompactSignature(signatureToCompactSignature({ r: given, s: givenS, yParity: v - 27 }))
  expect(compact.length).toBe(2 + 128)
  expect(readSignature(compact)).toEqual(readSignature(long))
})

test.each([0, 63, 66, 97])('%i bytes are refused', (bytes) => {
  expect(() => readSignature(`0x${'11'.repeat(bytes)}`)).toThrow(
    expect.objectContaining({ code: 'signatureMalformed' }),
  )
})
