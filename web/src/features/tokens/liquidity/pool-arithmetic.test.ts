import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPercent, formatRatio } from './format-ratio.ts'
import {
  addedLiquidity,
  afterFees,
  burnAmounts,
  firstLiquidity,
  lowerBound,
  quote,
  squareRoot,
} from './pool-arithmetic.ts'

const max112 = 2n ** 112n - 1n
const reserve = fc.bigInt({ min: 1n, max: max112 })
const amount = fc.bigInt({ min: 0n, max: max112 })
const fees = fc.array(fc.integer({ min: 0, max: 625 }), { minLength: 1, maxLength: 4 })
const noPool = { reserveToken: 0n, reserveCoin: 0n }

test('a square root is the greatest number whose square is not above', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 224n }), (value) => {
      const root = squareRoot(value)
      expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true)
    }),
  )
  expect([0n, 1n, 2n, 3n, 4n, 8n, 9n].map(squareRoot)).toEqual([0n, 1n, 1n, 1n, 2n, 2n, 3n])
})

test('what is quoted is never above the pool’s price, and one unit more would be', () => {
  fc.assert(
    fc.property(amount, reserve, reserve, (given, one, other) => {
      const quoted = quote(given, one, other)
      expect(quoted * one <= given * other && (quoted + 1n) * one > given * other).toBe(true)
    }),
  )
  expect(quote(5n, 0n, 7n)).toBe(0n)
})

test('fees are rounded down one by one, and take at most their sum', () => {
  expect(afterFees(10_000n, [100, 250])).toBe(9_650n)
  expect(afterFees(99n, [100, 100])).toBe(99n)
  fc.assert(
    fc.property(amount, fees, (given, each) => {
      const taken = given - afterFees(given, each)
      const exact = given * BigInt(each.reduce((sum, bps) => sum + bps, 0))
      expect(taken * 10_000n <= exact && (taken + BigInt(each.length)) * 10_000n > exact).toBe(true)
    }),
  )
})

test('a bound of one percent leaves 99 of 100, rounded down', () => {
  expect([lowerBound(1_000n, 100n), lowerBound(99n, 100n), lowerBound(7n, 0n)]).toEqual([990n, 98n, 7n])
})

test('the first liquidity is the root of both amounts, and what was synced counts for neither', () => {
  expect(firstLiquidity({ amount: 4_000_000n, coin: 9_000_000n }, noPool)).toEqual({
    units: 6_000_000n,
    minUnits: 1_000_000n,
  })
  expect(firstLiquidity({ amount: 4_000n, coin: 14_000n }, { reserveToken: 0n, reserveCoin: 5_000n })).toEqual({
    units: 6_000n,
    minUnits: 2_500n,
  })
  expect(firstLiquidity({ amount: 1n, coin: 9n }, { reserveToken: 1n, reserveCoin: 0n }).units).toBe(0n)
})

test('the least number of units stands below what one synced wei leaves, wherever there is anything to gain', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10_000n, max: max112 }), fc.bigInt({ min: 10_000n, max: max112 }), (token, coin) => {
      const { minUnits } = firstLiquidity({ amount: token, coin }, noPool)
      const { units } = firstLiquidity({ amount: token, coin }, { reserveToken: 0n, reserveCoin: 1n })
      expect(units - 1_000n).toBeGreaterThanOrEqual(minUnits)
    }),
  )
})

test('what was added without a fee can be taken out again but for rounding', () => {
  fc.assert(
    fc.property(
      reserve,
      reserve,
      fc.bigInt({ min: 1_000_000n, max: max112 }),
      reserve,
      (token, coin, supply, given) => {
        const pool = { reserveToken: token, reserveCoin: coin, lpSupply: supply }
        const paid = { amount: given, coin: quote(given, token, coin) }
        const { received, liquidity, coinLost, pool: after } = addedLiquidity(paid, pool, [])
        const out = burnAmounts(liquidity, after)
        expect(received).toBe(given)
        expect(coinLost).toBe(0n)
        expect(out.amount <= paid.amount && out.coin <= paid.coin).toBe(true)
      },
    ),
  )
})

test('with a fee the coin for what the fee takes goes to everybody in the pool', () => {
  const pool = { reserveToken: 1_000_000n, reserveCoin: 1_000_000n, lpSupply: 1_000_000n }
  const added = addedLiquidity({ amount: 100_000n, coin: 100_000n }, pool, [1_000])
  expect(added).toMatchObject({ received: 90_000n, liquidity: 90_000n })
  // 90,000 of 1,090,000 units own 90,825 of the 1,100,000 wei.
  expect(added.coinLost).toBe(9_175n)
})

test('a ratio knows the decimals of both sides and rounds to six digits', () => {
  const eth = (value: bigint) => ({ value, decimals: 18 })
  expect(formatRatio(eth(2n * 10n ** 18n), { value: 300n, decimals: 2 })).toBe('0.666667')
  expect(formatRatio({ value: 300n, decimals: 2 }, eth(2n * 10n ** 18n))).toBe('1.5')
  expect(formatRatio(eth(1n), { value: 10n ** 27n, decimals: 18 })).toBe(`0.${'0'.repeat(26)}1`)
  expect(formatRatio(eth(10n ** 27n), { value: 1n, decimals: 64 })).toBe(`1${'0'.repeat(73)}`)
  expect(formatRatio(eth(1n), eth(0n))).toBeUndefined()
})

test('a percentage keeps three digits, and a tiny one is said to be less than a ten-thousandth', () => {
  expect([formatPercent(1_000n, 3_162_277n), formatPercent(1n, 1n), formatPercent(0n, 5n)]).toEqual([
    '0.0316',
    '100',
    '0',
  ])
  expect([formatPercent(1n, 10n ** 6n), formatPercent(1n, 10n ** 6n + 1n)]).toEqual(['0.0001', '<0.0001'])
})
