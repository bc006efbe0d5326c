import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

const codeOf = (text: string, decimals: number) => {
  try {
    parseAmount(text, decimals)
  } catch (error) {
    return (error as AppError).code
  }
}

test('an amount becomes base units exactly', () => {
  expect(parseAmount('538.3082389988516', 18)).toBe(538308238998851600000n)
  expect(parseAmount(' 1.50 ', 1)).toBe(15n)
  expect(parseAmount('0007', 0)).toBe(7n)
  expect(parseAmount('0.000000000000000001', 18)).toBe(1n)
})

test('an amount with more decimals than the token is refused, never rounded', () => {
  expect(codeOf('0.0000001', 6)).toBe('amountTooManyDecimals')
  expect(codeOf('1.5', 0)).toBe('amountTooManyDecimals')
})

test('signs, exponents, separators and words are refused', () => {
  for (const text of ['-5', '+5', '1e18', '1,000', '0,5', '.5', '5.', '0x10', 'ten', '1 000', '1_000', '١'])
    expect(codeOf(text, 18), text).toBe('amountInvalid')
})

test('nothing is not zero', () => {
  expect(codeOf('  ', 18)).toBe('amountMissing')
  expect(parseAmount('0', 18)).toBe(0n)
})

test('an amount that no contract can hold is refused', () => {
  expect(parseAmount((2n ** 256n - 1n).toString(), 0)).toBe(2n ** 256n - 1n)
  expect(codeOf((2n ** 256n).toString(), 0)).toBe('amountTooLarge')
})

test('the error is an AppError that carries what was given', () => {
  expect(() => parseAmount('1.23', 1)).toThrow(AppError)
  expect(() => parseAmount('1.23', 1)).toThrow(expect.objectContaining({ values: { amount: '1.23', decimals: 1 } }))
})
