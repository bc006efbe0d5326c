import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { actionKey } from './create-intent.ts'
import type { LiquidityPlan } from './plan.ts'
import { PlanStage } from './plan-stage.tsx'

const token = '0x2222222222222222222222222222222222222222'
const account = '0x1111111111111111111111111111111111111111'
const plan: LiquidityPlan = {
  act: 'add',
  id: 'one',
  decidedAt: Date.now(),
  chainId: 97,
  account,
  token,
  router: '0x3333333333333333333333333333333333333333',
  amount: 1_000n,
  coin: 1n,
  minAmount: 990n,
  minCoin: 1n,
}
const ours = {
  kind: 'standard',
  chainId: 97,
  token,
  name: 'Harbour',
  symbol: 'HRB',
  decimals: 2,
  totalSupply: 1n,
} as const

afterEach(() => activityStore.remove(actionKey(plan)))

async function show(state: ActivityRecord['state'], createdAt = Date.now()) {
  const at = { createdAt, updatedAt: createdAt }
  await activityStore.put({
    key: actionKey(plan),
    kind: 'addLiquidity',
    chainId: 97,
    account,
    state,
    summary: '',
    ...at,
  })
  await renderPage(<PlanStage plan={plan} token={ours} onMined={() => {}} />)
  return screen.findByRole('button', { name: en.liquidity.back })
}

test.each(['uncertain', 'submitted'] as const)(
  'a plan that may be in a block any moment (%s) cannot be given up for another, which would be signed beside it',
  async (state) => {
    const back = await show(state)
    await expect.poll(() => back).toHaveProperty('disabled', true)
  },
)

test('what nobody has seen long after its deadline holds no plan any more', async () => {
  const back = await show('uncertain', Date.now() - 3_601_000)
  // The page asked the store before this, so it has its answer by now.
  await act(() => activityStore.list())
  expect(back).toHaveProperty('disabled', false)
})

test('a plan that the wallet has refused is given up freely', async () => {
  expect(await show('failed')).toHaveProperty('disabled', false)
})
