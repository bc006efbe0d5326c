import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseGasSamples } from './choose-gas-samples.ts'

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
