import { expect, test } from 'vitest'
import { coin, token } from '@/features/tokens/testing/pools.ts'
import { poolMax } from './quote-trade.ts'
import type { MarketState } from './read-market-state.ts'
import {
  approvalGas,
  findStaleness,
  isCovered,
  isOldRead,
  mostApprovalFee,
  mostNetworkFee,
  requote,
  type TradePlan,
  validateTrade,
} from './trade-plan.ts'

const at = '0x1111111111111111111111111111111111111111'
const state: MarketState = {
  timestamp: 1_000n,
  blockNumber: 1n,
  pool: { reserveToken: 10n ** 24n, reserveCoin: 10n ** 20n, poolFee: 30 },
  fees: [],
  isExempt: false,
  gasPrice: 10n ** 9n,
  holdings: { coin: 10n ** 19n, token: 10n ** 24n, allowance: 0n },
}
const place = { chainId: 97, account: at, token: at, router: at, pair: at, wrappedCoin: at } as const
const asked = { ...place, id: 'one', decidedAt: 5_000, direction: 'buy', amount: 10n ** 17n, slippage: 100n } as const
const plan: TradePlan = {
  ...asked,
  ...requote({ ...asked, expected: 0n, minimum: 0n, impact: 0n, poolFee: 0, quotedAt: 0n }, state),
}

/** The same pool after the price has moved in the account's favor by a part, in hundredths of a percent. */
const moved = (bps: bigint): MarketState => ({
  ...state,
  pool: { ...state.pool, reserveToken: (state.pool.reserveToken * (10_000n + bps)) / 10_000n },
})

test.each([
  [0n, undefined],
  [-48n, undefined],
  [-53n, 'moved'],
  [48n, undefined],
  [53n, 'gained'],
] as const)('a price that moves by %s of a tolerance of 100: %s', (bps, staleness) => {
  expect(findStaleness(plan, moved(bps), 5_000)).toBe(staleness)
})

test('one base unit less is no move', () => {
  const { pool } = state
  expect(
    findStaleness(plan, { ...state, pool: { ...pool, reserveToken: pool.reserveToken - 1n } }, 5_000),
  ).toBeUndefined()
})

test('a quote expires after two minutes by either clock', () => {
  const later = (seconds: bigint) => ({ ...state, timestamp: state.timestamp + seconds })
  expect(findStaleness(plan, later(120n), 125_000)).toBeUndefined()
  expect(findStaleness(plan, later(121n), 5_000)).toBe('expired')
  expect(findStaleness(plan, undefined, 125_001)).toBe('expired')
  expect([isOldRead(5_000, 125_000), isOldRead(5_000, 125_001)]).toEqual([false, true])
})

test('new terms are covered by what was confirmed, and by no more', () => {
  const terms = requote(plan, state)
  const confirmed = { ...plan, impact: 2_000n, poolFee: 200 }
  expect(isCovered({ ...terms, impact: 1_500n, poolFee: 100 }, plan)).toBe(true)
  expect(isCovered({ ...terms, impact: 1_501n }, plan)).toBe(false)
  expect(isCovered({ ...terms, impact: 2_000n }, confirmed)).toBe(true)
  expect(isCovered({ ...terms, impact: 2_001n }, confirmed)).toBe(false)
  expect(isCovered({ ...terms, poolFee: 101 }, plan)).toBe(false)
  expect(isCovered({ ...terms, poolFee: 200 }, confirmed)).toBe(true)
  expect(isCovered({ ...terms, poolFee: 201 }, confirmed)).toBe(false)
  expect(isCovered({ ...terms, minimum: 0n }, plan)).toBe(false)
})

test('the first sale pays its approval as well', () => {
  const sale = (allowance: bigint) =>
    mostApprovalFee('sell', 5n, { ...state, holdings: { coin: 0n, token: 9n, allowance } })
  expect([sale(4n), sale(5n), mostApprovalFee('buy', 5n, state)]).toEqual([state.gasPrice * approvalGas, 0n, 0n])
})

const problemOf = (direction: 'buy' | 'sell', amount: string, of: MarketState) =>
  validateTrade({ amount, slippage: '1' }, { direction, token, coin, state: of }).problems?.amount

test('a purchase of the whole balance leaves nothing for the network fee', () => {
  expect(problemOf('buy', '10', state)).toMatchObject({ key: 'trade.problems.keepsFee', values: { symbol: 'ETH' } })
  expect(mostNetworkFee(state)).toBe(350_000n * 10n ** 9n)
})

test('no more goes into a pool than it can hold', () => {
  const full = { ...state, pool: { ...state.pool, reserveToken: poolMax - 100n } }
  expect(problemOf('sell', '1.01', full)).toMatchObject({ key: 'trade.problems.poolMax', values: { amount: '1' } })
  expect(problemOf('sell', '1', full)).not.toMatchObject({ key: 'trade.problems.poolMax' })
})
