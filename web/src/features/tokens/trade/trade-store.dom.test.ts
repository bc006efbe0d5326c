import { beforeEach, expect, test } from 'vitest'
import type { TradePlan } from './trade-plan.ts'
import { isDecided, tradeKey, useTrades } from './trade-store.ts'

const plan: TradePlan = {
  id: 'one',
  chainId: 97,
  account: '0x1111111111111111111111111111111111111111',
  token: '0x2222222222222222222222222222222222222222',
  router: '0x3333333333333333333333333333333333333333',
  pair: '0x4444444444444444444444444444444444444444',
  wrappedCoin: '0x5555555555555555555555555555555555555555',
  direction: 'buy',
  amount: 2n ** 112n - 1n,
  expected: 2n,
  minimum: 1n,
  slippage: 100n,
  impact: 1n,
  poolFee: 30,
  quotedAt: 1_700_000_000n,
  decidedAt: 1,
}
const kept = (of = plan) => useTrades.getState().trades[tradeKey(of)]

/** Loads what is on the device, as a reload or another tab does. */
async function reload(text: string) {
  useTrades.setState({ trades: {} })
  localStorage.setItem('trades', text)
  await useTrades.persist.rehydrate()
}
const written = (of: TradePlan) => {
  useTrades.getState().save(of)
  return localStorage.getItem('trades') ?? ''
}

beforeEach(() => useTrades.setState({ trades: {} }))

test('a trade survives a reload to the unit, under its own name, until it is mined or given up', async () => {
  await reload(written(plan))
  expect(kept()).toEqual(plan)
  useTrades.getState().remove(plan)
  await useTrades.persist.rehydrate()
  expect(kept()).toBeUndefined()
})

test('each token, account and network has its own', () => {
  const others = [
    { ...plan, id: 'two', token: plan.router },
    { ...plan, id: 'three', account: plan.router },
    { ...plan, id: 'four', chainId: 56 },
  ]
  for (const each of [plan, ...others]) useTrades.getState().save(each)
  useTrades.getState().remove(plan)
  expect(kept()).toBeUndefined()
  expect(others.map(kept)).toEqual(others)
})

test('what cannot be read back is no trade', async () => {
  const text = written(plan)
  for (const wrong of [
    text.replace('"buy"', '"gift"'),
    text.replace('0x3333', '0x'),
    text.replace('"units":"1"', '"units":"-1"'),
    '{}',
    'no',
  ])
    await reload(wrong).then(() => expect(kept(), wrong).toBeUndefined())
})

test('a damaged trade is dropped, and the others stay', async () => {
  const other = { ...plan, id: 'two', token: plan.router }
  written(other)
  await reload(written(plan).replace('"one"', '1'))
  expect([kept(), kept(other)]).toEqual([undefined, other])
})

test('a trade is decided while every tab holds it and its quote is young', () => {
  const young = { ...plan, decidedAt: Date.now() }
  const text = written(young)
  expect(isDecided(young)).toBe(true)
  expect(isDecided({ ...young, id: 'two' })).toBe(false)
  expect(isDecided({ ...young, decidedAt: Date.now() - 121_000 })).toBe(false)
  localStorage.setItem('trades', text.replace('"one"', '"two"'))
  expect(isDecided(young)).toBe(false)
})

test('another tab must not sign the same trade under another name', async () => {
  const text = written(plan)
  useTrades.setState({ trades: {} })
  localStorage.setItem('trades', text)
  window.dispatchEvent(new StorageEvent('storage', { key: 'trades' }))
  await expect.poll(() => kept()).toEqual(plan)
})
