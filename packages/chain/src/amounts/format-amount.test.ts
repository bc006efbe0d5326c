import { describe, expect, test } from 'vitest'
import { formatAmount, roundSignificant } from './format-amount.ts'

describe('formatAmount', () => {
  test('base units are shown exactly', () => {
    expect(formatAmount(1500000000000000000n, 18)).toBe('1.5')
    expect(formatAmount(1n, 18)).toBe('0.000000000000000001')
    expect(formatAmount(10n ** 18n, 18)).toBe('1')
    expect(formatAmount(0n, 6)).toBe('0')
  })
})

describe('roundSignificant', () => {
  test('a cost keeps its first digits and rounds the rest', () => {
    expect(roundSignificant('0.000063000441', 4)).toBe('0.000063')
    expect(roundSignificant('0.00006356789', 4)).toBe('0.00006357')
    expect(roundSignificant('0.99996', 4)).toBe('1')
    expect(roundSignificant('9.9999', 4)).toBe('10')
    expect(roundSignificant('123456.7', 4)).toBe('123456')
    expect(roundSignificant('1.5', 4)).toBe('1.5')
    expect(roundSignificant('0', 4)).toBe('0')
  })
})
