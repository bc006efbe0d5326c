import { expect, test } from 'vitest'
import { mostHolders } from './claims.ts'

test('as many holders are claimed for as the gas of one transaction holds, and never none', () => {
  const three = 100_000n + 3n * 318_000n
  expect([mostHolders(three), mostHolders(three - 1n)]).toEqual([3, 2])
  expect(mostHolders(100_001n)).toBe(1)
})
