import { describe, expect, test } from 'vitest'
import { findExtremes } from './create-list-service.ts'

describe('findExtremes', () => {
  const to = (amount: bigint) => ({ address: `0x${'11'.repeat(20)}` as const, amount, lines: [Number(amount)] })

  test('largest and smallest, the first of equals', () => {
    const second = { ...to(9n), lines: [100] }
    expect(findExtremes([to(5n), to(9n), second, to(1n)])).toEqual({ largest: to(9n), smallest: to(1n) })
    expect(findExtremes([])).toBeUndefined()
  })
})
