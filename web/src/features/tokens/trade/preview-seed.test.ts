import { expect, test } from 'vitest'
import { previewSeed, scaleShares, thinPool } from './preview-seed.ts'
import { poolMax } from './quote-trade.ts'

const ether = 10n ** 18n
/** 1,000 tokens of two decimals, at a hundredth of a coin each. */
const pool = { reserveToken: 1_000_00n, reserveCoin: 10n * ether, poolFee: 0 }
const parameters = { pool, totalSupply: 10_000_00n, coinDecimals: 18, fees: [] }

test('the whole supply is worth the starting price times itself', () => {
  expect(previewSeed(parameters).marketValue).toBe(100n * ether)
})

test('the first coin raises the price, a hundredth of the supply lowers it, by what the reserves say afterwards', () => {
  const { purchase, sale } = previewSeed(parameters)
  // 11 coins against 909.10 tokens: 0.0121 after 0.01; 1,100 tokens against 9.09 coins: 0.00826.
  expect(purchase).toEqual({ arrives: 90_90n, moves: 2_100n })
  expect(sale).toEqual({ arrives: 909_090909090909090909n / 1_000n, moves: 1_736n })
})

test('fees of pool and token are deducted', () => {
  const { purchase, sale } = previewSeed({ ...parameters, pool: { ...pool, poolFee: 30 }, fees: [500, 100] })
  expect(purchase?.arrives).toBe(90_66n - 4_53n - 90n)
  const free = previewSeed({ ...parameters, pool: { ...pool, poolFee: 30 } })
  expect(free.purchase?.arrives).toBe(90_66n)
  expect(sale?.arrives).toBeLessThan(free.sale?.arrives ?? 0n)
  expect(purchase?.moves).toBe(free.purchase?.moves)
})

test.each([
  [4n, true],
  [5n, false],
])('one coin in a pool of %s is too much for it: %s', (coins, isThin) => {
  const { purchase } = previewSeed({ ...parameters, pool: { ...pool, reserveCoin: coins * ether } })
  expect((purchase?.moves ?? 0n) > thinPool).toBe(isThin)
})

test('a trade that the pool cannot take has no figures', () => {
  expect(previewSeed({ ...parameters, totalSupply: 99n }).sale).toBeUndefined()
  expect(previewSeed({ ...parameters, pool: { ...pool, reserveCoin: poolMax } }).purchase).toBeUndefined()
})

test.each([
  ['all', { balance: 1_000_000_00n, totalSupply: 1_000_000_00n }, { max: 10_000, step: 100 }],
  ['a crooked part', { balance: 123_456_78n, totalSupply: 1_000_000_00n }, { max: 1_300, step: 100 }],
  ['a small part', { balance: 7_654_32n, totalSupply: 1_000_000_00n }, { max: 77, step: 1 }],
  ['all of a few units', { balance: 7n, totalSupply: 7n }, { max: 10_000, step: 10_000 }],
  ['nothing', { balance: 0n, totalSupply: 7n }, { max: 0, step: 10_000 }],
])('a slider of %s returns to where it was, and ends with the balance', (_, held, expected) => {
  const scale = scaleShares(held)
  expect(scale).toMatchObject(expected)
  for (let position = 0; position <= scale.max; position += scale.step)
    expect(scale.positionOf(scale.amountAt(position))).toBe(position)
  expect(scale.amountAt(scale.max)).toBe(held.balance)
  expect(scale.positionOf(held.balance * 2n)).toBe(scale.max)
})
