import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { showReview } from '@/features/tokens/create/testing/show-review.tsx'
import en from '@/locales/en.json'
import { accountA as account } from '@/testing/scripted-wallet.ts'

const { trial } = en.createToken

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  useDraft.getState().startFromLink({})
})

test('while the trial fails nothing can be signed, and the step is named at the button', async () => {
  let isGone = true
  const { create } = await showReview(async () => {
    if (isGone) throw new AppError('TaxedTokenFactory_RouterInvalid', { values: { router: account } })
    return { token: account }
  })
  await screen.findByText(trial.hold.failed.replace('{{step}}', trial.steps.create))
  const report = await screen.findByRole('region', { name: trial.title })
  expect(report.textContent).toContain(en.errors.TaxedTokenFactory_RouterInvalid.replace('{{router}}', account))
  expect(create()).toHaveProperty('disabled', true)

  isGone = false
  await userEvent.click(screen.getByRole('button', { name: trial.again }))
  await screen.findByText(trial.unable)
  expect(screen.queryByText(/^Not available/)).toBeNull()
})

test('a trial that has grown old is done again when somebody looks at it', async () => {
  const { trials } = await showReview(async () => ({ token: account }))
  await screen.findByText(trial.unable)
  const look = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await look()
  expect(trials()).toBe(1)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181_000 })
  await look()
  vi.useRealTimers()
  await waitFor(() => expect(trials()).toBe(2))
})

test('a trial is done again after three minutes in sight, and not while nobody looks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const { trials } = await showReview(async () => ({ token: account }))
  await screen.findByText(trial.unable)
  await pass(179_999)
  expect(trials()).toBe(1)
  await pass(1)
  expect(trials()).toBe(2)

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(600_000)
  expect(trials()).toBe(2)
})

test('a trial that the network did not carry out is done again by itself after 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  let isDown = true
  const { trials } = await showReview(async () => {
    if (isDown) throw new AppError('unreachable')
    return { token: account }
  })
  await screen.findByText(trial.unread)
  isDown = false
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await screen.findByText(trial.unable)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(trials()).toBe(1)
})

test('while the trial runs, the button waits and says so', async () => {
  const { create } = await showReview(() => new Promise(() => {}))
  await screen.findByText(trial.hold.running)
  expect(create()).toHaveProperty('disabled', true)
})

test('a chain that does not answer holds the button as well, and is no failure of the token', async () => {
  const { create } = await showReview(async () => {
    throw new AppError('unreachable')
  })
  await screen.findByText(trial.hold.unread)
  await screen.findByText(trial.unread)
  expect(create()).toHaveProperty('disabled', true)
})

describe('a token that the account may have created before', () => {
  const { again } = en.createToken
  const agree = () => screen.getByRole('checkbox', { name: again.agree.replace('{{symbol}}', 'HRB') })

  test('while a transaction waits that this device does not know is created only when that is agreed to', async () => {
    let waiting = 1
    const { create } = await showReview(async () => ({ token: account }), { waiting: () => waiting })
    await screen.findByText(again.waiting)
    await screen.findByText(again.hold)
    expect(create()).toHaveProperty('disabled', true)
    await userEvent.click(agree())
    await waitFor(() => expect(screen.queryByText(again.hold)).toBeNull())

    waiting = 0
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByText(again.waiting)).toBeNull())
    expect(screen.queryByText(again.hold)).toBeNull()
  })

  test('is created only when that is agreed to where the chain does not tell', async () => {
    const { create } = await showReview(async () => ({ token: account }), { waiting: () => undefined })
    await screen.findByText(again.unread)
    await screen.findByText(again.hold)
    expect(create()).toHaveProperty('disabled', true)
    await userEvent.click(agree())
    await waitFor(() => expect(screen.queryByText(again.hold)).toBeNull())
  })
})
