import { expect, test } from 'vitest'
import { packAddresses } from './create-list-service.ts'

const recipients = Array.from({ length: 4_001 }, (_, index) => ({
  address: `0x${(index + 1).toString(16).padStart(40, '0')}` as const,
  amount: 1n,
  lines: [index + 1],
}))

test('every address is in exactly one text, in the order of the list, at most 2,000 in each', () => {
  const texts = packAddresses(recipients)
  expect(texts.map((text) => (text.length - 2) / 40)).toEqual([2_000, 2_000, 1])
  const packed = texts.map((text) => text.slice(2)).join('')
  expect(packed).toBe(recipients.map(({ address }) => address.slice(2)).join(''))
})

test('nobody is no text', () => {
  expect(packAddresses([])).toEqual([])
})
