import fc from 'fast-check'
import { type Hex, keccak256, toHex } from 'viem'
import { english } from 'viem/accounts'
import { expect, test } from 'vitest'
import { codeCall } from './call-code.ts'

const calldata = fc.uint8Array({ minLength: 1, maxLength: 300 })

test('default: the words and digits are the first 76 bits of the hash', () => {
  // The hash, bit by bit as text: another way than the code under test.
  const decode = (code: string) => {
    const [digits = '', ...words] = code.split(' ').reverse()
    const bits = words.reverse().map((word) => english.indexOf(word).toString(2).padStart(11, '0'))
    return bits.join('') + BigInt(`0x${digits}`).toString(2).padStart(32, '0')
  }
  fc.assert(
    fc.property(calldata, (bytes) => {
      const data = toHex(bytes)
      const code = codeCall(data)
      expect(code).toMatch(/^([a-z]{3,8} ){4}[0-9a-f]{8}$/)
      const hash = BigInt(keccak256(data)).toString(2).padStart(256, '0')
      expect(decode(code)).toBe(hash.slice(0, 76))
    }),
  )
})

test('behavior: one byte of another value gives another code, the case of its digits does not', () => {
  fc.assert(
    fc.property(calldata, fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, place, change) => {
      const changed = Uint8Array.from(bytes, (byte, index) => (index === place % bytes.length ? byte ^ change : byte))
      expect(codeCall(toHex(changed))).not.toBe(codeCall(toHex(bytes)))
      expect(codeCall(toHex(bytes).toUpperCase().replace('0X', '0x') as Hex)).toBe(codeCall(toHex(bytes)))
    }),
  )
})

test('behavior: a fixed call keeps its code, and no calldata has none', () => {
  // cast keccak 0xa9059cbb: 0xabce0605a16ff5e9989…
  expect(codeCall('0xa9059cbb')).toBe('profit ice lift drift ff5e9989')
  expect(codeCall('0x')).toBe('')
})
