import { describe, expect, test } from 'vitest'
import { formatAmount, groupDigits, roundSignificant } from './format-amount.ts'

describe('formatAmount', () => {
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
})

describe('groupDigits', () => {
  test('parameters: decimal', () => {
    expect(groupDigits('1234.5678', ',')).toBe('1\u202f234,567\u202f8')
    expect(groupDigits('1234', ',')).toBe('1\u202f234')
    expect(formatAmount(12_345_678n, 4, { grouped: true, decimal: ',' })).toBe('1\u202f234,567\u202f8')
  })

  test('behavior: an amount that is not grouped keeps its point', () => {
    expect(formatAmount(12_345_678n, 4, { decimal: ',' })).toBe('1234.5678')
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
