import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDrained, judgeImpact, leastAccepted, poolMax, presetSlippage, quoteTrade } from './quote-trade.ts'

/** UniswapV2Library.getAmountOut, with a fee of 0.3 %. */
function amountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  const counted = amountIn * 997n
  return (counted * reserveOut) / (reserveIn * 1_000n + counted)
}

const reserve = fc.bigInt(1n, poolMax)
const amount = fc.bigInt(1n, 2n ** 111n)
const fees = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 4 })
const slippage = fc.bigInt(10n, 2_000n)
const part = (value: bigint, bps: number) => (value * BigInt(bps)) / 10_000n
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

describe('quoteTrade', () => {
  test('behavior: a purchase pays the pool first, then the token takes each fee, rounded down by itself', () => {
    fc.assert(
      fc.property(amount, reserve, reserve, fees, (given, reserveToken, reserveCoin, rates) => {
        const pool = { reserveToken, reserveCoin, poolFee: 30 }
        const bought = quoteTrade({ direction: 'buy', amount: given, pool, fees: rates })
        expect(bought.intoPool).toBe(given)
        expect(bought.fromPool).toBe(amountOut(given, reserveCoin, reserveToken))
        expect(bought.tokenFee).toBe(sum(rates.map((bps) => part(bought.fromPool, bps))))
        expect(bought.arrives).toBe(bought.fromPool - bought.tokenFee)
      }),
    )
  })

  test('behavior: in a sale the token takes its fees first, and the pool pays for the rest', () => {
    fc.assert(
      fc.property(amount, reserve, reserve, fees, (given, reserveToken, reserveCoin, rates) => {
        const pool = { reserveToken, reserveCoin, poolFee: 30 }
        const sold = quoteTrade({ direction: 'sell', amount: given, pool, fees: rates })
        expect(sold.tokenFee).toBe(sum(rates.map((bps) => part(given, bps))))
        expect(sold.intoPool).toBe(given - sold.tokenFee)
        expect(sold.arrives).toBe(amountOut(sold.intoPool, reserveToken, reserveCoin))
      }),
    )
  })

  test('behavior: the product of the reserves never falls, and a way back and forth never gains', () => {
    fc.assert(
      fc.property(
        amount,
        reserve,
        reserve,
        fc.integer({ min: 0, max: 300 }),
        (given, reserveToken, reserveCoin, fee) => {
          const pool = { reserveToken, reserveCoin, poolFee: fee }
          const { arrives: units } = quoteTrade({ direction: 'buy', amount: given, pool, fees: [] })
          const after = { reserveToken: reserveToken - units, reserveCoin: reserveCoin + given, poolFee: fee }
          expect(after.reserveToken * after.reserveCoin).toBeGreaterThanOrEqual(reserveToken * reserveCoin)
          const back = quoteTrade({ direction: 'sell', amount: units, pool: after, fees: [] })
          expect(back.arrives).toBeLessThanOrEqual(given)
        },
      ),
    )
  })

  test('behavior: the least accepted is at most what arrives, and falls with the tolerance alone, whatever the fees', () => {
    fc.assert(
      fc.property(amount, reserve, reserve, fees, slippage, (given, reserveToken, reserveCoin, rates, bps) => {
        const pool = { reserveToken, reserveCoin, poolFee: 30 }
        const quoted = quoteTrade({ direction: 'buy', amount: given, pool, fees: rates })
        const least = leastAccepted(quoted, bps)
        expect(least).toBeLessThanOrEqual(quoted.arrives)
        expect(least * 10_000n).toBeGreaterThan(quoted.arrives * (10_000n - bps) - 10_000n)
      }),
    )
  })

  test('behavior: the impact is the part that arrives less than at the price before, without any fee, and its loss is that amount', () => {
    const pool = { reserveToken: 10n ** 24n, reserveCoin: 10n ** 20n, poolFee: 0 }
    const tenth = quoteTrade({ direction: 'buy', amount: 10n ** 19n, pool, fees: [] })
    expect(tenth.impact).toBe(910n) // a tenth more coin: 1/11, rounded up
    expect(tenth.impactLoss).toBe(10n ** 23n - tenth.arrives)
    const taxed = quoteTrade({ direction: 'buy', amount: 10n ** 19n, pool, fees: [1_000] })
    expect(taxed.impact).toBe(910n)
    expect(taxed.impactLoss).toBe((tenth.impactLoss * 9n) / 10n)
    const small = quoteTrade({ direction: 'sell', amount: 1n, pool, fees: [] })
    expect(small.impact).toBe(1n)
  })

  test('behavior: it grows with the amount', () => {
    fc.assert(
      fc.property(amount, reserve, reserve, (given, reserveToken, reserveCoin) => {
        const pool = { reserveToken, reserveCoin, poolFee: 30 }
        const [one, more] = [given, given + 1n].map((each) =>
          quoteTrade({ direction: 'sell', amount: each, pool, fees: [200] }),
        )
        expect(more?.arrives).toBeGreaterThanOrEqual(one?.arrives ?? 0n)
        expect(more?.impact).toBeGreaterThanOrEqual(one?.impact ?? 0n)
        expect(one?.impact).toBeLessThanOrEqual(10_000n)
      }),
    )
  })

  test.each(['buy', 'sell'] as const)('behavior: an empty pool pays nothing in a %s', (direction) => {
    const pool = { reserveToken: 0n, reserveCoin: 0n, poolFee: 30 }
    expect(quoteTrade({ direction, amount: 5n, pool, fees: [] })).toMatchObject({ arrives: 0n, impact: 0n })
  })
})

test.each([
  [0n, 10n ** 20n, true],
  [2_236_067n, 1n, true], // what 500 million tokens and 100 coins leave
  [1_000n, 10n ** 18n, false], // few units, each worth much
  [10n ** 27n, 10n ** 18n, false],
])('a pool of %s and %s: drained %s', (reserveToken, reserveCoin, drained) => {
  expect(isDrained({ reserveToken, reserveCoin })).toBe(drained)
})

test.each([
  [500n, 'small'],
  [501n, 'warns'],
  [1_500n, 'warns'],
  [1_501n, 'asks'],
] as const)('an impact of %s is %s', (impact, judged) => {
  expect(judgeImpact(impact)).toBe(judged)
})

test('the preset covers a run of the vault, and does not rise with the fees', () => {
  expect([presetSlippage(false), presetSlippage(true)]).toEqual([50n, 100n])
  // The most that a run sells is a 1,050th of the pool's tokens.
  const pool = { reserveToken: 1_050n * 10n ** 21n, reserveCoin: 10n ** 21n, poolFee: 30 }
  const run = quoteTrade({ direction: 'sell', amount: pool.reserveToken / 1_050n, pool, fees: [] })
  const after = { ...pool, reserveToken: pool.reserveToken + run.intoPool, reserveCoin: pool.reserveCoin - run.arrives }
  const sale = { direction: 'sell', amount: 10n ** 18n, fees: [] } as const
  const [before, later] = [pool, after].map((each) => quoteTrade({ ...sale, pool: each }))
  expect(later?.arrives).toBeGreaterThan(leastAccepted(before ?? { arrives: 0n }, presetSlippage(true)))
})
