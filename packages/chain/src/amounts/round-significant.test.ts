import { expect, test } from 'vitest'
import { roundSignificant } from './format-amount.ts'

test('a cost keeps its first digits and rounds the rest', () => {
  expect(roundSignificant('0.000063000441', 4)).toBe('0.000063')
  expect(roundSignificant('0.00006356789', 4)).toBe('0.00006357')
  expect(roundSignificant('0.99996', 4)).toBe('1')
  expect(roundSignificant('9.9999', 4)).toBe('10')
  expect(roundSignificant('123456.7', 4)).toBe('123456')
  expect(roundSignificant('1.5', 4)).toBe('1.5')
  expect(roundSignificant('0', 4)).toBe('0')
})
