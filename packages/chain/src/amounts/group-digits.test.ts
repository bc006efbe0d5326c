import { expect, test } from 'vitest'
import { formatAmount, groupDigits } from './format-amount.ts'

test('parameters: decimal', () => {
  expect(groupDigits('1234.5678', ',')).toBe('1\u202f234,567\u202f8')
  expect(groupDigits('1234', ',')).toBe('1\u202f234')
  expect(formatAmount(12_345_678n, 4, { grouped: true, decimal: ',' })).toBe('1\u202f234,567\u202f8')
})

test('behavior: an amount that is not grouped keeps its point', () => {
  expect(formatAmount(12_345_678n, 4, { decimal: ',' })).toBe('1234.5678')
})
