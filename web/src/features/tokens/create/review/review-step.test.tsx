import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Hex } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { creationKey } from '@/features/tokens/create/creation-record.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { showReview } from '@/features/tokens/create/testing/show-review.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { accountA as account } from '@/testing/scripted-wallet.ts'

describe('conditions of signing', () => {
  const { trial: words } = en.createToken

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
    await screen.findByText(words.hold.failed.replace('{{step}}', words.steps.create))
    const report = await screen.findByRole('region', { name: words.title })
    expect(report.textContent).toContain(en.errors.TaxedTokenFactory_RouterInvalid.replace('{{router}}', account))
    expect(create()).toHaveProperty('disabled', true)

    isGone = false
    await userEvent.click(screen.getByRole('button', { name: words.again }))
    await screen.findByText(words.unable)
    expect(screen.queryByText(/^Not available/)).toBeNull()
  })

  test('a trial that has grown old is done again when somebody looks at it', async () => {
    const { simulationCount } = await showReview(async () => ({ token: account }))
    await screen.findByText(words.unable)
    const refocus = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await refocus()
    expect(simulationCount()).toBe(1)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181_000 })
    await refocus()
    vi.useRealTimers()
    await waitFor(() => expect(simulationCount()).toBe(2))
  })

  test('a trial is done again after three minutes in sight, and not while nobody looks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const { simulationCount } = await showReview(async () => ({ token: account }))
    await screen.findByText(words.unable)
    await pass(179_999)
    expect(simulationCount()).toBe(1)
    await pass(1)
    expect(simulationCount()).toBe(2)

    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(600_000)
    expect(simulationCount()).toBe(2)
  })

  test('a trial that the network did not carry out is done again by itself after 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    let isDown = true
    const { simulationCount } = await showReview(async () => {
      if (isDown) throw new AppError('unreachable')
      return { token: account }
    })
    await screen.findByText(words.unread)
    isDown = false
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    await screen.findByText(words.unable)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(simulationCount()).toBe(1)
  })

  test('while the trial runs, the button waits and says so', async () => {
    const { create } = await showReview(() => new Promise(() => {}))
    await screen.findByText(words.hold.running)
    expect(create()).toHaveProperty('disabled', true)
  })

  test('a chain that does not answer holds the button as well, and is no failure of the token', async () => {
    const { create } = await showReview(async () => {
      throw new AppError('unreachable')
    })
    await screen.findByText(words.hold.unread)
    await screen.findByText(words.unread)
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
})

describe('a creation that was requested before', () => {
  const beginAnother = () => useDraft.getState().startFromLink({})
  beforeEach(beginAnother)
  afterEach(beginAnother)

  /** Records a creation that the wallet was asked to sign with this draft. */
  async function remember(fields: Pick<ActivityRecord, 'state'> & Partial<ActivityRecord>) {
    const chainId = foundry.id
    const key = creationKey({ salt: useDraft.getState().salt, chainId, account })
    await activityStore.put({
      key,
      kind: 'createToken',
      chainId,
      account,
      summary: '',
      createdAt: 1,
      updatedAt: 1,
      ...fields,
    })
  }

  const requestedCall = (kindId: KindId, data: Hex = '0x1234') =>
    toRequestedCall({ to: kinds[kindId].factory.address, value: 0n, data })

  test.each(['awaiting-signature', 'uncertain'] as const)(
    'while a creation is %s, the terms that would be signed cannot be edited',
    async (state) => {
      await showReview(async () => ({ token: account }))
      const back = await screen.findByRole('button', { name: en.createToken.review.back })
      expect(back).toHaveProperty('disabled', false)

      await remember({ state })
      await waitFor(() => expect(back).toHaveProperty('disabled', true))
    },
  )

  test.each([
    ['uncertain', {}],
    ['mined', {}],
    ['dropped', { dropReason: 'vanished' }],
  ] as const)(
    'what the wallet was asked for as another kind (%s) leaves nothing to sign here, and a way there',
    async (state, fields) => {
      await remember({ state, asked: requestedCall('baby'), ...fields })
      await showReview(async () => ({ token: account }))
      const { title } = en.createToken.kinds.baby
      const link = await screen.findByRole('link', { name: en.createToken.review.askedOpen.replace('{{kind}}', title) })
      expect(link.getAttribute('href')).toBe('/create-token?type=baby')
      expect(screen.queryByRole('button', { name: en.tx.uncertain.signAgain })).toBeNull()
      expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
    },
  )

  test('other terms than those that may have been sent are not signed beside them', async () => {
    await remember({ state: 'uncertain', asked: requestedCall('standard', '0x5678') })
    await showReview(async () => ({ token: account }), { isCodeRead: false })
    await screen.findByText(en.createToken.review.askedOther)
    await userEvent.click(await screen.findByText(en.tx.uncertain.more))
    expect(screen.getByRole('button', { name: en.tx.uncertain.signAgain })).toHaveProperty('disabled', true)
  })

  test('the same terms can be signed again', async () => {
    await remember({ state: 'uncertain', asked: requestedCall('standard') })
    await showReview(async () => ({ token: account }), { isCodeRead: false })
    await userEvent.click(await screen.findByText(en.tx.uncertain.more))
    const again = screen.getByRole('button', { name: en.tx.uncertain.signAgain })
    await waitFor(() => expect(again).toHaveProperty('disabled', false))
  })

  test('what came to nothing as another kind holds nothing back', async () => {
    await remember({ state: 'reverted', asked: requestedCall('baby') })
    const { create } = await showReview(async () => ({ token: account }), { isCodeRead: false })
    await waitFor(() => expect(create()).toHaveProperty('disabled', false))
  })
})
