import { expect, test } from 'vitest'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { costText, formatBytes, formatCount, formatWhen } from './format.ts'

test('counts stand in groups of three', () => {
  expect(formatCount(43_575)).toBe('43,575')
})

test('only costs are rounded', () => {
  expect(costText(123_456_789_012_345n, 'ETH')).toBe('0.0001235 ETH')
  expect(formatAmount(123_456_789_012_345n, 18, { grouped: true })).toBe('0.000123456789012345')
})

test('formatBytes writes sizes for people', () => {
  expect([0, 999, 1000, 58_100, 999_949, 16_777_216].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.0 kB',
    '58.1 kB',
    '999.9 kB',
    '16.8 MB',
  ])
})

test('a point in time has the digits 0 to 9 in every language, as amounts have', () => {
  for (const language of ['ar', 'ar-EG', 'fa'])
    expect(formatWhen(Date.UTC(2026, 4, 1), language)).toMatch(/^[^\u0660-\u0669\u06f0-\u06f9]*$/)
})
