import { expect, test } from 'vitest'
import { maxHoldersPerClaim } from './claims.ts'

test('as many holders are claimed for as the gas of one transaction holds, and never none', () => {
  const three = 100_000n + 3n * 318_000n
  expect([maxHoldersPerClaim(three), maxHoldersPerClaim(three - 1n)]).toEqual([3, 2])
  expect(maxHoldersPerClaim(100_001n)).toBe(1)
})
