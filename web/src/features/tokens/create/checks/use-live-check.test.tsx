import { stopClock } from '@saleyard/testkit/fake-clock.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, screen, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rewardForm } from '@/features/tokens/create/testing/reward-form.tsx'
import en from '@/locales/en.json'
import { checkDebounce } from './untrusted-call.ts'
import { useLiveCheck } from './use-live-check.ts'

const words = en.createToken.checks

describe('a field checked on chain', () => {
  const {
    one,
    two,
    three,
    manyDecimals,
    bidiName,
    emptyAddress,
    onSubmit,
    advanceTime,
    flushAnswers,
    enter,
    field,
    type,
    isShown,
    press,
    open,
  } = rewardForm

  beforeEach(stopClock)
  afterEach(() => {
    vi.useRealTimers()
    onSubmit.mockReset()
  })

  test('what is typed in a row is one question, about the last of it', async () => {
    const { requests } = await open()
    for (const text of [one, two, three]) {
      type(text)
      await advanceTime(checkDebounce - 1)
    }
    expect(requests).toEqual([])

    await advanceTime(1)
    await flushAnswers()
    expect(new Set(requests)).toEqual(new Set([three]))
    expect(isShown('Dai, 18 decimals')).toBe(true)
  })

  test('no part of an address is asked for', async () => {
    const { requests } = await open()
    for (const length of [2, 20, 41]) {
      type(one.slice(0, length))
      await advanceTime(checkDebounce)
    }
    expect(requests).toEqual([])
  })

  test('an answer that comes late says nothing of what was typed since', async () => {
    const chain = await open()
    let answer = () => {}
    const late = new Promise<void>((resolve) => {
      answer = resolve
    })
    chain.delay = (to) => (to === one ? late : Promise.resolve())
    await enter(one)
    expect(isShown(words.asking)).toBe(true)

    await enter(two)
    expect(isShown('USD Coin, 6 decimals')).toBe(true)

    answer()
    await flushAnswers()
    expect(isShown('USD Coin, 6 decimals')).toBe(true)
    expect(isShown('Tether')).toBe(false)
  })

  test('a question that nobody answers is given up with its text, and asked anew when that is typed again', async () => {
    const chain = await open()
    chain.delay = (to) => (to === one ? new Promise(() => {}) : Promise.resolve())
    await enter(one)
    await enter(two)
    chain.delay = () => Promise.resolve()
    await enter(one)
    expect(isShown('Tether USD, 18 decimals')).toBe(true)
  })

  test('letters of a name that turn the line around, or are not seen, are left out', async () => {
    await open()
    await enter(bidiName)
    expect(isShown('Tether, 18 decimals')).toBe(true)
  })

  test('while the chain is asked the field takes every key, and the form goes on', async () => {
    const chain = await open()
    chain.delay = () => new Promise(() => {})
    await enter(one)
    expect(isShown(words.asking)).toBe(true)
    expect(field().disabled).toBe(false)

    await press('Review')
    expect(onSubmit).toHaveBeenCalledWith(one)
    type(two)
    expect(field().value).toBe(two)
  })

  test('what the chain has against a token stops the form until the text is another', async () => {
    await open()
    await enter(emptyAddress)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(isShown(words.problems.rewardMissing.replace('{{network}}', 'Local chain'))).toBe(true)
    await press('Review')
    expect(onSubmit).not.toHaveBeenCalled()

    type(one)
    expect(field().getAttribute('aria-invalid')).toBe('false')
    await advanceTime(checkDebounce)
    await press('Review')
    expect(onSubmit).toHaveBeenCalledWith(one)
  })

  test('too many decimals are told with their number', async () => {
    await open()
    await enter(manyDecimals)
    expect(isShown(words.problems.rewardDecimals.replace('{{decimals}}', '31'))).toBe(true)
  })

  test('without a wallet nothing is asked until somebody says so, and then about this address only', async () => {
    const { requests } = await open({ connected: false })
    await enter(one)
    expect(requests).toEqual([])
    expect(isShown(words.unasked)).toBe(true)

    await press(words.ask.replace('{{network}}', 'Local chain'))
    expect(isShown('Tether USD, 18 decimals')).toBe(true)

    const before = requests.length
    await enter(two)
    expect(requests).toHaveLength(before)
  })
})

describe('a chain that does not answer', () => {
  const { one, two, emptyAddress, onSubmit, advanceTime, enter, isShown, press, open } = rewardForm

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
    await advanceTime(120_000)
    await enter(one)
    expect(isShown('Tether USD, 18 decimals')).toBe(true)
    expect(isShown('as of 2 min. ago')).toBe(true)

    chain.isDown = false
    await press(en.common.tryAgain)
    expect(isShown('Tether USD, 18 decimals')).toBe(true)
    expect(isShown('as of')).toBe(false)
  })

  test('what is held against a token does not stop the form when it cannot be asked anew', async () => {
    const chain = await open()
    await enter(emptyAddress)
    await enter('')
    chain.isDown = true
    await enter(emptyAddress)
    expect(isShown(words.problems.rewardMissing.replace('{{network}}', 'Local chain'))).toBe(true)
    expect(screen.getByRole('button', { name: en.common.tryAgain })).toBeDefined()
    await press('Review')
    expect(onSubmit).toHaveBeenCalledWith(emptyAddress)
  })

  test('a chain that never answered is told with the reason, an advice and a way to ask again', async () => {
    const chain = await open()
    chain.isDown = true
    await enter(one)
    expect(screen.getByRole('alert').textContent).toContain(words.failed)
    expect(screen.getByRole('alert').textContent).toContain(en.errorAdvice.rateLimited)

    chain.isDown = false
    await press(en.common.tryAgain)
    expect(isShown('Tether USD, 18 decimals')).toBe(true)
  })
})

describe('validation', () => {
  const text = '0x1111111111111111111111111111111111111111'
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )

  test('what the chain holds against an address is not held against the text that takes its place', async () => {
    const read = async () => ({ ok: false, problem: 'rewardMissing' }) as const
    const parameters = {
      text,
      queryKey: ['check'],
      read,
      isConnected: true,
      words: { network: 'Local chain' },
      wait: 0,
    }
    const { result } = renderHook(() => useLiveCheck(parameters), { wrapper })
    await waitFor(() => expect(result.current.validate({ value: text })?.code).toBe('rewardMissing'))
    // A form validates the input before its check has run.
    expect(result.current.validate({ value: text.replace('1', '2') })).toBeUndefined()
  })
})
