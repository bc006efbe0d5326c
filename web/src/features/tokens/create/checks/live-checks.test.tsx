import { stopClock } from '@saleyard/testkit/fake-clock.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rewardForm } from '@/features/tokens/create/testing/reward-form.tsx'
import en from '@/locales/en.json'
import { checkDebounce } from './ask-contract.ts'

const words = en.createToken.checks
const { one, two, three, many, twisted, nobody, onSubmit, pass, arrive, enter, field, type, isSaid, press, open } =
  rewardForm

beforeEach(stopClock)
afterEach(() => {
  vi.useRealTimers()
  onSubmit.mockReset()
})

test('what is typed in a row is one question, about the last of it', async () => {
  const { asked } = await open()
  for (const text of [one, two, three]) {
    type(text)
    await pass(checkDebounce - 1)
  }
  expect(asked).toEqual([])

  await pass(1)
  await arrive()
  expect(new Set(asked)).toEqual(new Set([three]))
  expect(isSaid('Dai, 18 decimals')).toBe(true)
})

test('no part of an address is asked for', async () => {
  const { asked } = await open()
  for (const length of [2, 20, 41]) {
    type(one.slice(0, length))
    await pass(checkDebounce)
  }
  expect(asked).toEqual([])
})

test('an answer that comes late says nothing of what was typed since', async () => {
  const chain = await open()
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  chain.hold = (to) => (to === one ? late : Promise.resolve())
  await enter(one)
  expect(isSaid(words.asking)).toBe(true)

  await enter(two)
  expect(isSaid('USD Coin, 6 decimals')).toBe(true)

  answer()
  await arrive()
  expect(isSaid('USD Coin, 6 decimals')).toBe(true)
  expect(isSaid('Tether')).toBe(false)
})

test('a question that nobody answers is given up with its text, and asked anew when that is typed again', async () => {
  const chain = await open()
  chain.hold = (to) => (to === one ? new Promise(() => {}) : Promise.resolve())
  await enter(one)
  await enter(two)
  chain.hold = () => Promise.resolve()
  await enter(one)
  expect(isSaid('Tether USD, 18 decimals')).toBe(true)
})

test('letters of a name that turn the line around, or are not seen, are left out', async () => {
  await open()
  await enter(twisted)
  expect(isSaid('Tether, 18 decimals')).toBe(true)
})

test('while the chain is asked the field takes every key, and the form goes on', async () => {
  const chain = await open()
  chain.hold = () => new Promise(() => {})
  await enter(one)
  expect(isSaid(words.asking)).toBe(true)
  expect(field().disabled).toBe(false)

  await press('Review')
  expect(onSubmit).toHaveBeenCalledWith(one)
  type(two)
  expect(field().value).toBe(two)
})

test('what the chain has against a token stops the form until the text is another', async () => {
  await open()
  await enter(nobody)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(isSaid(words.problems.rewardMissing.replace('{{network}}', 'Local chain'))).toBe(true)
  await press('Review')
  expect(onSubmit).not.toHaveBeenCalled()

  type(one)
  expect(field().getAttribute('aria-invalid')).toBe('false')
  await pass(checkDebounce)
  await press('Review')
  expect(onSubmit).toHaveBeenCalledWith(one)
})

test('too many decimals are told with their number', async () => {
  await open()
  await enter(many)
  expect(isSaid(words.problems.rewardDecimals.replace('{{decimals}}', '31'))).toBe(true)
})

test('without a wallet nothing is asked until somebody says so, and then about this address only', async () => {
  const { asked } = await open({ connected: false })
  await enter(one)
  expect(asked).toEqual([])
  expect(isSaid(words.unasked)).toBe(true)

  await press(words.ask.replace('{{network}}', 'Local chain'))
  expect(isSaid('Tether USD, 18 decimals')).toBe(true)

  const before = asked.length
  await enter(two)
  expect(asked).toHaveLength(before)
})
