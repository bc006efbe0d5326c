import { expect, test } from 'vitest'
import { chooseSample } from './check-balances.ts'

const all = Array.from({ length: 1_000 }, (_, index) => ({ amount: BigInt((index * 7_919) % 1_000) }))

test('All are chosen where there are no more', () => {
  expect(chooseSample(all, 1_000, 1)).toEqual(all)
})

test('Half are the largest, the rest any others, none twice', () => {
  const chosen = chooseSample(all, 101, 1)
  expect(chosen.slice(0, 51).map(({ amount }) => amount)).toEqual(
    Array.from({ length: 51 }, (_, at) => BigInt(999 - at)),
  )
  expect(new Set(chosen).size).toBe(101)
  expect(chosen.slice(51).every(({ amount }) => amount < 949n)).toBe(true)
})

test('The same seed draws the same, another one others, and each holding comes at some time', () => {
  expect(chooseSample(all, 100, 7)).toEqual(chooseSample(all, 100, 7))
  expect(chooseSample(all, 100, 8)).not.toEqual(chooseSample(all, 100, 7))
  const drawn = new Set(Array.from({ length: 200 }, (_, seed) => chooseSample(all, 100, seed)).flat())
  expect(drawn.size).toBe(1_000)
})
