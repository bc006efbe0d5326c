import { expect, test } from 'vitest'
import { formatExample } from './explain-line.ts'

test('an address has one spelling on the page, and what is no address stays as it was written', () => {
  const checksummed = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(formatExample(checksummed.toLowerCase())).toBe(checksummed)
  expect(formatExample('1,000')).toBe('1,000')
  expect(formatExample('vitalik.eth')).toBe('vitalik.eth')
})
