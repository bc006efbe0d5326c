import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { formatAllowance } from './format-amount.ts'
import { i18n } from './i18n.ts'

test.each([
  [maxUint256, 'unlimited'],
  // After a batch of a token that counts even this one down.
  [maxUint256 - 10n ** 30n, 'unlimited'],
  [2n ** 255n, 'unlimited'],
  [1_500_000n, '1.5'],
])('an allowance of %i is %s', (allowance, text) => {
  expect(formatAllowance(allowance, 6, i18n.t)).toBe(text)
})
