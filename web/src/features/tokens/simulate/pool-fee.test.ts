import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { higherFee, maxPoolFee, measurePoolFee, sampleSwap } from './pool-fee.ts'

/** The router's quote for a pool that keeps so many hundredths of a percent. */
function quote(feeBps: bigint, amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  const effective = amountIn * (10_000n - feeBps)
  return (effective * reserveOut) / (reserveIn * 10_000n + effective)
}

/** What a vault requires of a quote (PairTrades): 97 % of what the reserves give, and one unit for rounding. */
const isFair = (quoted: bigint, amountIn: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (quoted + 1n) * 100n >= ((amountIn * reserveOut) / reserveIn) * 97n

const reserve = fc.bigInt(10n ** 9n, 2n ** 112n - 1n)
const fee = fc.bigInt(0n, 1_000n)

describe('measurePoolFee', () => {
  test('behavior: it finds the fee of any pool, whatever the size of the trade', () => {
    fc.assert(
      fc.property(fee, reserve, reserve, fc.bigInt(1n, 2_000n), (feeBps, reserveIn, reserveOut, part) => {
        const amountIn = reserveIn / part
        const quoted = quote(feeBps, amountIn, reserveIn, reserveOut)
        // One unit of few is many hundredths of a percent.
        fc.pre(quoted > 10n ** 5n && amountIn > 10n ** 5n)
        const measured = measurePoolFee({ amountIn, quoted, reserveIn, reserveOut })
        expect(Math.abs((measured ?? -1) - Number(feeBps))).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('behavior: a pool that is not named lets a vault trade, and one of 2.92 % or more does not', () => {
    fc.assert(
      fc.property(fee, fc.bigInt(10n ** 12n, 2n ** 112n - 1n), reserve, (feeBps, reserveIn, reserveOut) => {
        const amountIn = sampleSwap(reserveIn)
        const quoted = quote(feeBps, amountIn, reserveIn, reserveOut)
        fc.pre(quoted > 10n ** 6n)
        const measured = measurePoolFee({ amountIn, quoted, reserveIn, reserveOut }) ?? -1
        if (measured <= maxPoolFee) expect(isFair(quoted, amountIn, reserveIn, reserveOut)).toBe(true)
        if (measured >= 292) expect(isFair(quoted, amountIn, reserveIn, reserveOut)).toBe(false)
      }),
    )
  })

  test.each([
    ['no reserve', { amountIn: 1n, quoted: 0n, reserveIn: 0n, reserveOut: 1n }, undefined],
    ['nothing sold', { amountIn: 0n, quoted: 0n, reserveIn: 9n, reserveOut: 9n }, undefined],
    ['a quote of nothing', { amountIn: 10_000n, quoted: 0n, reserveIn: 10n ** 7n, reserveOut: 10n ** 9n }, 10_000],
    ['a quote of more than the reserve', { amountIn: 1n, quoted: 99n, reserveIn: 9n, reserveOut: 9n }, 0],
    ['a quote above the price', { amountIn: 10n, quoted: 90n, reserveIn: 100n, reserveOut: 100n }, 0],
  ])('behavior: %s', (_, given, measured) => {
    expect(measurePoolFee(given)).toBe(measured)
  })
})

test.each([
  [undefined, undefined, undefined],
  [30, undefined, 30],
  [undefined, 30, 30],
  [30, 300, 300],
])('higherFee: of %s and %s it is %s', (one, other, higher) => {
  expect(higherFee(one, other)).toBe(higher)
})
