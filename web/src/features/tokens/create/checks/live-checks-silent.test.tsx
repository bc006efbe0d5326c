import { stopClock } from '@saleyard/testkit/fake-clock.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rewardForm } from '@/features/tokens/create/testing/reward-form.tsx'
import en from '@/locales/en.json'

const words = en.createToken.checks
const { one, two, nobody, onSubmit, pass, enter, isSaid, press, open } = rewardForm

beforeEach(stopClock)
afterEach(() => {
  vi.useRealTimers()
  onSubmit.mockReset()
})

test('when the chain is silent its last answer stays, with its age and a way to ask again', async () => {
  const chain = await open()
  await enter(one)
  await enter(two)

  chain.isDown = true
  await pass(120_000)
  await enter(one)
  expect(isSaid('Tether USD, 18 decimals')).toBe(true)
  expect(isSaid('as of 2 min. ago')).toBe(true)

  chain.isDown = false
  await press(en.common.tryAgain)
  expect(isSaid('Tether USD, 18 decimals')).toBe(true)
  expect(isSaid('as of')).toBe(false)
})

test('what is held against a token does not stop the form when it cannot be asked anew', async () => {
  const chain = await open()
  await enter(nobody)
  await enter('')
  chain.isDown = true
  await enter(nobody)
  expect(isSaid(words.problems.rewardMissing.replace('{{network}}', 'Local chain'))).toBe(true)
  expect(screen.getByRole('button', { name: en.common.tryAgain })).toBeDefined()
  await press('Review')
  expect(onSubmit).toHaveBeenCalledWith(nobody)
})

test('a chain that never answered is told with the reason, an advice and a way to ask again', async () => {
  const chain = await open()
  chain.isDown = true
  await enter(one)
  expect(screen.getByRole('alert').textContent).toContain(words.failed)
  expect(screen.getByRole('alert').textContent).toContain(en.errorAdvice.rateLimited)

  chain.isDown = false
  await press(en.common.tryAgain)
  expect(isSaid('Tether USD, 18 decimals')).toBe(true)
})
