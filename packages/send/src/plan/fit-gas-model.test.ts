import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitGasModel } from './gas-samples.ts'

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
