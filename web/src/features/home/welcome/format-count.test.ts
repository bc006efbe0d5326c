import { expect, test } from 'vitest'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { formatCount } from './format-count.ts'

test.each([0, 75, 500, 8_517, 43_575, 1_234_567])('a count looks here as everywhere else: %i', (count) => {
  expect(formatCount(count)).toBe(formatAmount(BigInt(count), 0, { grouped: true }))
})
