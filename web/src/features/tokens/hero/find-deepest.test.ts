import { expect, test } from 'vitest'
import { findDeepest } from './read-standing.ts'

const pool = (exchange: string, reserveCoin: bigint, lpSupply: bigint) => ({
  ...{ exchange, reserveCoin, lpSupply, reserveToken: 1n },
})

test('of the pools in which anyone could trade the one with the most coin counts, and coin in an empty pair does not', () => {
  const pools = [
    pool('shallow', 5n, 2_000n),
    pool('given', 99n, 0n),
    pool('deep', 7n, 2_000n),
    pool('equal', 7n, 2_000n),
  ]
  expect(findDeepest(pools)?.exchange).toBe('deep')
  expect(findDeepest([pool('drained', 1n, 1_000n), pool('given', 99n, 0n)])?.exchange).toBe('drained')
  expect(findDeepest([])).toBeUndefined()
})
