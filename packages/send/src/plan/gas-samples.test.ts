import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseGasSamples, fitGasModel, shrinkSizes } from './gas-samples.ts'

describe('samples', () => {
  test('samples lie inside the list, reach its first and last row, and grow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (count) => {
        const samples = chooseGasSamples(count)
        const ends = samples.map(({ first, sizes }) => first + (sizes.at(-1) ?? 0))
        expect(samples[0]?.first).toBe(0)
        expect(Math.max(...ends)).toBe(count)
        for (const { sizes } of samples) expect(sizes).toEqual([...new Set(sizes)].sort((left, right) => left - right))
      }),
    )
  })

  test.each([
    ['all that fits one transaction', [9, 39], 560_000n, [9, 29]],
    ['fewer than two groups of ten: the first nine', [9, 39], 1_500_000n, [5, 9]],
    ['a handful', [15, 30], 4_000_000n, [2, 4]],
    ['one', [15, 30], 20_000_000n, [1]],
    ['no other sizes where the usual ones fit', [9, 39], 70_000n, undefined],
  ] as const)('of rows that are too dear are tried %s', (_, sizes, each, expected) => {
    expect(shrinkSizes([...sizes], [100_000n + each, 100_000n + 2n * each], (30_000_000n * 9n) / 16n)).toEqual(expected)
  })
})

describe('fitGasModel', () => {
  const points = fc
    .uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 })
    .chain((sizes) =>
      fc.tuple(
        ...sizes
          .sort((a, b) => a - b)
          .map((size) => fc.record({ size: fc.constant(size), gas: fc.bigInt({ min: 21_000n, max: 30_000_000n }) })),
      ),
    )

  test('the model is below none of the measured points', () => {
    fc.assert(
      fc.property(points, (measured) => {
        const { base, perRecipient } = fitGasModel([measured])
        expect(perRecipient).toBeGreaterThan(0n)
        for (const { size, gas } of measured) expect(base + BigInt(size) * perRecipient).toBeGreaterThanOrEqual(gas)
      }),
    )
  })

  test('points on a line give that line', () => {
    const line = [8, 32, 128].map((size) => ({ size, gas: 60_000n + BigInt(size) * 30_000n }))
    expect(fitGasModel([line])).toEqual({ base: 60_000n, perRecipient: 30_000n })
  })

  test('the dearer part of a mixed list counts', () => {
    const mixed = [
      { size: 10, gas: 200_000n },
      { size: 20, gas: 300_000n },
      { size: 30, gas: 600_000n },
    ]
    expect(fitGasModel([mixed]).perRecipient).toBe(30_000n)
  })

  test('the dearer place of a list counts, for every place', () => {
    const cheap = [9, 39].map((size) => ({ size, gas: 100_000n + BigInt(size) * 10_000n }))
    const dear = [9, 39].map((size) => ({ size, gas: 60_000n + BigInt(size) * 30_000n }))
    const { base, perRecipient } = fitGasModel([cheap, dear])
    expect(perRecipient).toBe(30_000n)
    for (const { size, gas } of [...cheap, ...dear])
      expect(base + BigInt(size) * perRecipient).toBeGreaterThanOrEqual(gas)
  })
})
