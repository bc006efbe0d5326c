import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAppForm } from '../../../components/form/use-app-form'
import { stopClock } from '../../../lib/testing/fake-clock'
import en from '../../../locales/en.json'
import { judgeAlways } from '../configure/judge-always'
import { renderPage } from '../testing/render-page'
import { checkWait } from './limits'
import { RewardTokenField } from './reward-token-field'
import { createScriptedChain, tokenAnswers } from './testing/scripted-chain'

const words = en.createToken.checks
const one = '0x1111111111111111111111111111111111111111'
const two = '0x2222222222222222222222222222222222222222'
const three = '0x3333333333333333333333333333333333333333'
const many = '0x4444444444444444444444444444444444444444'
const nobody = '0x9999999999999999999999999999999999999999'
const contracts = {
  [one]: tokenAnswers('Tether USD'),
  [two]: tokenAnswers('USD Coin', 6n),
  [three]: tokenAnswers('Dai'),
  [many]: tokenAnswers('Many Digits', 31n),
}

const onSubmit = vi.fn()

function Form() {
  const form = useAppForm({
    defaultValues: { rewardToken: '', router: '' },
    validationLogic: judgeAlways,
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => onSubmit(value.rewardToken),
  })
  return (
    <form.AppForm>
      <RewardTokenField form={form} fields={{ rewardToken: 'rewardToken', router: 'router' }} />
      <button type="button" onClick={() => void form.handleSubmit()}>
        Review
      </button>
    </form.AppForm>
  )
}

beforeEach(stopClock)
afterEach(() => {
  vi.useRealTimers()
  onSubmit.mockReset()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Lets answers arrive that take no time. */
async function arrive() {
  for (let round = 0; round < 8; round += 1) await pass(1)
}
/** Types, and waits until the chain has been asked. */
async function enter(text: string) {
  type(text)
  await pass(checkWait)
  await arrive()
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.reward.label })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
/** Whatever keeps a name of another direction from turning the sentence around it. */
const isolates = /[\u2066-\u2069]/g
const isSaid = (text: string) => document.body.textContent?.replace(isolates, '').includes(text) ?? false
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive()
}

async function open(options?: Parameters<typeof createScriptedChain>[1]) {
  const chain = await createScriptedChain(contracts, options)
  await renderPage(<Form />, chain.config)
  await arrive()
  return chain
}

test('what is typed in a row is one question, about the last of it', async () => {
  const { asked } = await open()
  for (const text of [one, two, three]) {
    type(text)
    await pass(checkWait - 1)
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
    await pass(checkWait)
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
  await pass(checkWait)
  await press('Review')
  expect(onSubmit).toHaveBeenCalledWith(one)
})

test('too many decimals are told with their number', async () => {
  await open()
  await enter(many)
  expect(isSaid(words.problems.rewardDecimals.replace('{{decimals}}', '31'))).toBe(true)
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
