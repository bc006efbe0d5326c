import { expect, test } from 'vitest'
import { kinds } from '../kinds'
import { judgeStep } from './judge-step'
import type { TrialLook, TrialSubject } from './trial'

const look = { firstOwner: 0n, stranger: 5_000n, strangerCoin: 0n, second: 0n, pair: 0n, pairCoin: 0n, quote: 0n }
const part = 1_000n

function judgeTransfer(feeFields: TrialSubject['feeFields'], fees: TrialLook['fees'], arrived: bigint) {
  const subject = { feeFields, part } as unknown as TrialSubject
  return judgeStep('transfer', { before: { ...look, fees }, after: { ...look, fees, second: arrived }, subject })
}

const reflecting = { taxFeeBps: 300, liquidityFeeBps: 309, charityBps: 200 }

test.each([
  [918n, 'failed'],
  [919n, 'done'],
  [920n, 'done'],
  [950n, 'done'],
  [951n, 'failed'],
])('of 1,000 units less 30, 30 and 20, with the 30 reflected, %d arriving is %s', (arrived, state) => {
  expect(judgeTransfer(kinds.liquidityGenerator.feeFields, reflecting, arrived).state).toBe(state)
})

test.each([
  [921n, 'failed'],
  [922n, 'done'],
  [923n, 'failed'],
])('where nothing is reflected, not a unit may be missing or too many: %d is %s', (arrived, state) => {
  const fees = { tokenRewardFeeBps: 400, liquidityFeeBps: 259, marketingFeeBps: 139 }
  expect(judgeTransfer(kinds.baby.feeFields, fees, arrived).state).toBe(state)
})

test('the fees are told in units and together in hundredths of a percent', () => {
  const move = { given: part, arrived: 920n, fees: 80n, feeBps: 809 }
  expect(judgeTransfer(kinds.liquidityGenerator.feeFields, reflecting, 920n)).toEqual({ state: 'done', move })
})
