import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseGasSamples, shrinkSizes } from './gas-samples.ts'

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
