import fc from 'fast-check'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { toCoin, toMoney } from './coin-price.ts'

const price = { answer: 64_012_345_678n, decimals: 8 }

describe('toMoney', () => {
  test.each([
    [parseEther('1'), '640.12'],
    [parseEther('0.0015'), '0.96'],
    [parseEther('0.00001'), '0.0064'],
    [1n, '0.00000000000000064'],
    [0n, '0.00'],
    [parseEther('43575'), '27893379.63'],
  ])('%s base units are %s dollars', (value, money) => {
    expect(toMoney(value, price)).toBe(money)
  })

  test('it rounds half up', () => {
    expect(toMoney(parseEther('1'), { answer: 1_005n, decimals: 3 })).toBe('1.01')
    expect(toMoney(parseEther('1'), { answer: 1_004n, decimals: 3 })).toBe('1.00')
  })

  test('a coin of few decimals at a price without any is exact', () => {
    expect(toMoney(5n, { answer: 3n, decimals: 0 }, 2)).toBe('0.15')
    expect(toMoney(5n, { answer: 3n, decimals: 0 }, 0)).toBe('15')
  })
})

describe('toCoin', () => {
  test('an amount of money becomes base units, rounded down', () => {
    expect(toCoin(64_012n, 2, price)).toBe(999_994_599_822_950_734n)
    expect(toCoin(10_000n, 2, { answer: 3n, decimals: 0 })).toBe(33_333_333_333_333_333_333n)
  })

  test('what is paid is never worth more than the sum named, and less by under one base unit', () => {
    const amounts = fc.record({
      money: fc.bigInt(0n, 10n ** 15n),
      answer: fc.bigInt(1n, 10n ** 20n),
      decimals: fc.integer({ min: 0, max: 18 }),
    })
    fc.assert(
      fc.property(amounts, ({ money, answer, decimals }) => {
        const worth = (value: bigint) => value * answer * 100n
        const named = money * 10n ** BigInt(18 + decimals)
        const value = toCoin(money, 2, { answer, decimals })
        expect(worth(value) <= named && worth(value + 1n) > named).toBe(true)
      }),
    )
  })
})
