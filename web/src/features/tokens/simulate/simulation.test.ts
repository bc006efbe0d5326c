import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { describe, expect, test } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { findBlockedReason, type Simulation, type SimulationBalances, type SimulationSubject } from './simulation.ts'
import { verifyStep } from './verify-step.ts'

describe('verification of a step', () => {
  const balances = { firstOwner: 0n, buyer: 5_000n, buyerCoin: 0n, recipient: 0n, pair: 0n, pairCoin: 0n, quote: 0n }
  const part = 1_000n

  function verifyTransfer(
    feeFields: SimulationSubject['feeFields'],
    fees: SimulationBalances['fees'],
    arrived: bigint,
  ) {
    const subject = { feeFields, part } as unknown as SimulationSubject
    return verifyStep('transfer', {
      before: { ...balances, fees },
      after: { ...balances, fees, recipient: arrived },
      subject,
    })
  }

  const reflecting = { taxFeeBps: 300, liquidityFeeBps: 309, charityBps: 200 }

  test.each([
    [918n, 'failed'],
    [919n, 'done'],
    [920n, 'done'],
    [950n, 'done'],
    [951n, 'failed'],
  ])('of 1,000 units less 30, 30 and 20, with the 30 reflected, %d arriving is %s', (arrived, state) => {
    expect(verifyTransfer(kinds.liquidityGenerator.feeFields, reflecting, arrived).state).toBe(state)
  })

  test.each([
    [921n, 'failed'],
    [922n, 'done'],
    [923n, 'failed'],
  ])('where nothing is reflected, not a unit may be missing or too many: %d is %s', (arrived, state) => {
    const fees = { tokenRewardFeeBps: 400, liquidityFeeBps: 259, marketingFeeBps: 139 }
    expect(verifyTransfer(kinds.baby.feeFields, fees, arrived).state).toBe(state)
  })

  test('the fees are told in units and together in hundredths of a percent', () => {
    const move = { sent: part, received: 920n, fees: 80n, feeBps: 809 }
    expect(verifyTransfer(kinds.liquidityGenerator.feeFields, reflecting, 920n)).toEqual({ state: 'done', move })
  })

  const pool = { ...balances, fees: {}, pair: 1_000_000n, pairCoin: 1_000_000n }

  /** A pair of a million each gives 999 for a thousand; five in a hundred of that, and one for rounding, it may keep. */
  test.each([
    [947n, 'failed'],
    [948n, 'done'],
  ])('a purchase for 1,000 that the exchange lets bring %d is %s', (quote, state) => {
    const subject = { feeFields: [], part, market: { liquidity: { purchase: 1_000n } } } as unknown as SimulationSubject
    const [before, after] = [
      { ...pool, quote },
      { ...pool, quote, buyer: pool.buyer + quote },
    ]
    expect(verifyStep('buy', { before, after, subject }).state).toBe(state)
  })

  test.each([
    [1_000n, 947n, 'failed'],
    [1_000n, 948n, 'done'],
    [999n, 990n, 'failed'],
  ])('a sale of 1,000 of which the pair gets %d and pays %d is %s', (sold, buyerCoin, state) => {
    const subject = { feeFields: [], part } as unknown as SimulationSubject
    const after = { ...pool, pair: pool.pair + sold, buyerCoin }
    expect(verifyStep('sell', { before: pool, after, subject }).state).toBe(state)
  })
})

describe('blocked reason', () => {
  const t = ((key: string, values?: { step: string }) => [key, values?.step].filter(Boolean).join(' ')) as never
  const blockedReasons = 'createToken.trial.hold'
  const passed: Simulation = { steps: [{ name: 'create', state: 'done', gas: 1n }] }
  const error = toUserError(new Error('execution reverted: no'))
  const failed: Simulation = {
    steps: [...passed.steps, { name: 'sell', state: 'failed', failure: { reason: 'refused', error } }],
  }

  test.each([
    ['passed', { data: passed, error: null, isFetching: false }, undefined],
    [
      'was left out by a node that cannot',
      { data: { ...passed, unsupported: error }, error: null, isFetching: false },
      undefined,
    ],
    ['runs', { data: undefined, error: null, isFetching: true }, `${blockedReasons}.running`],
    ['runs again', { data: passed, error: null, isFetching: true }, `${blockedReasons}.running`],
    ['has not begun', { data: undefined, error: null, isFetching: false }, `${blockedReasons}.unread`],
    ['got no answer', { data: undefined, error: new Error('down'), isFetching: false }, `${blockedReasons}.unread`],
    [
      'got no answer the second time',
      { data: passed, error: new Error('down'), isFetching: false },
      `${blockedReasons}.unread`,
    ],
    [
      'failed',
      { data: failed, error: null, isFetching: false },
      `${blockedReasons}.failed createToken.trial.steps.sell`,
    ],
  ])('nothing is signed unless the trial has passed: when it %s', (_, query, sentence) => {
    expect(findBlockedReason(query, t)).toBe(sentence)
  })
})
