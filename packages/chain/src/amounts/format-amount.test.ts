import { expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'

test('base units are shown exactly', () => {
  expect(formatAmount(1500000000000000000n, 18)).toBe('1.5')
  expect(formatAmount(1n, 18)).toBe('0.000000000000000001')
  expect(formatAmount(10n ** 18n, 18)).toBe('1')
  expect(formatAmount(0n, 6)).toBe('0')
})

test('grouped digits stand in threes, and their spaces neither break a line nor turn around', () => {
  expect(formatAmount(49962318204118n, 6, { grouped: true })).toBe('49\u202f962\u202f318.204\u202f118')
  expect(formatAmount(999n, 0, { grouped: true })).toBe('999')
  expect(formatAmount(1234n, 4, { grouped: true })).toBe('0.123\u202f4')
})
