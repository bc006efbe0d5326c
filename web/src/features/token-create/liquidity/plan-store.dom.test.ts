import { expect, test } from 'vitest'
import type { LiquidityPlan } from './plan'
import { planKey, usePlans } from './plan-store'

const plan: LiquidityPlan = {
  act: 'seed',
  id: 'one',
  decidedAt: 1,
  chainId: 97,
  account: '0x1111111111111111111111111111111111111111',
  token: '0x2222222222222222222222222222222222222222',
  router: '0x3333333333333333333333333333333333333333',
  amount: 2n ** 112n - 1n,
  coin: 1n,
  minUnits: 0n,
}
const kept = () => usePlans.getState().plans[planKey(plan)]

test('a plan survives a reload to the unit, under its own name, until it is given up', async () => {
  usePlans.getState().keep(plan)
  usePlans.setState({ plans: {} }, false)
  localStorage.setItem('liquidity-plans', JSON.stringify(written(plan)))
  await usePlans.persist.rehydrate()
  expect(kept()).toEqual(plan)

  usePlans.getState().remove(plan)
  await usePlans.persist.rehydrate()
  expect(kept()).toBeUndefined()
})

test('what cannot be read back is no plan', async () => {
  localStorage.setItem('liquidity-plans', JSON.stringify(written({ ...plan, amount: -1n })))
  await usePlans.persist.rehydrate()
  expect(kept()).toBeUndefined()
})

/** As it stands on the device. */
function written(value: LiquidityPlan) {
  const units = Object.entries(value).map(([name, part]) => [
    name,
    typeof part === 'bigint' ? { units: `${part}` } : part,
  ])
  return { state: { plans: { [planKey(value)]: Object.fromEntries(units) } }, version: 1 }
}
