import { expect, test } from 'vitest'
import { estimateSearch } from './salt-miner.ts'

const ending = (suffix: string, isCaseExact = false) => ({ suffix, isCaseExact })
const begun = { tries: 0, elapsed: 0 }

test('a digit more takes sixteen times as many tries, and the case of each letter doubles them', () => {
  expect(estimateSearch(ending('a'), begun).expectedTries).toBe(16)
  expect(estimateSearch(ending('c0ffee'), begun).expectedTries).toBe(16_777_216)
  expect(estimateSearch(ending('c0FFEE', true), begun).expectedTries).toBe(16_777_216 * 32)
  expect(estimateSearch(ending('123', true), begun).expectedTries).toBe(4096)
})

test('the expected time is the expected tries at the measured rate, and does not shrink by waiting', () => {
  const { rate, expectedSeconds } = estimateSearch(ending('0000'), { tries: 20_000, elapsed: 2_000 })
  expect(rate).toBe(10_000)
  expect(expectedSeconds).toBe(6.5536)
  expect(estimateSearch(ending('0000'), { tries: 200_000, elapsed: 20_000 }).expectedSeconds).toBe(6.5536)
})

test('nothing is said of rate and time before anything was tried', () => {
  expect(estimateSearch(ending('00'), begun)).toEqual({ expectedTries: 256, chanceSoFar: 0 })
  expect(estimateSearch(ending('00'), { tries: 5, elapsed: 0 }).rate).toBeUndefined()
})

test('by the expected number of tries nearly two of three searches are done, by five times as many nearly all', () => {
  const chance = (tries: number) => estimateSearch(ending('abcdef'), { tries, elapsed: 1 }).chanceSoFar
  expect(chance(16 ** 6)).toBeCloseTo(1 - Math.exp(-1), 6)
  expect(chance(5 * 16 ** 6)).toBeCloseTo(1 - Math.exp(-5), 6)
  expect(chance(1)).toBeCloseTo(16 ** -6, 15)
})

test('of one digit half the searches are done after eleven tries', () => {
  expect(estimateSearch(ending('0'), { tries: 11, elapsed: 1 }).chanceSoFar).toBeCloseTo(1 - (15 / 16) ** 11, 12)
})
