// Renders the field for the reward token in a form of its own, before a scripted chain.
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { validateAlways } from '@/components/form/validate-always.ts'
import { RewardTokenField } from '@/features/tokens/create/checks/reward-token-field.tsx'
import { checkDebounce } from '@/features/tokens/create/checks/untrusted-call.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { createScriptedChain, tokenAnswers } from './scripted-chain.ts'

const one = '0x1111111111111111111111111111111111111111'
const two = '0x2222222222222222222222222222222222222222'
const three = '0x3333333333333333333333333333333333333333'
const manyDecimals = '0x4444444444444444444444444444444444444444'
const bidiName = '0x5555555555555555555555555555555555555555'
const emptyAddress = '0x9999999999999999999999999999999999999999'
const contracts = {
  [one]: tokenAnswers('Tether USD'),
  [two]: tokenAnswers('USD Coin', 6n),
  [three]: tokenAnswers('Dai'),
  [manyDecimals]: tokenAnswers('Many Digits', 31n),
  [bidiName]: tokenAnswers('Te\u202eth\u200ber'),
}

const onSubmit = vi.fn()

function Form() {
  const form = useAppForm({
    defaultValues: { rewardToken: '', router: '' },
    validationLogic: validateAlways,
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

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Lets immediate answers arrive. */
async function flushAnswers() {
  for (let round = 0; round < 8; round += 1) await advanceTime(1)
}
/** Types, and waits until the chain has been asked. */
async function enter(text: string) {
  type(text)
  await advanceTime(checkDebounce)
  await flushAnswers()
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: en.createToken.checks.reward.label })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
/** Isolates that keep a name of another direction from reversing the sentence. */
const isolates = /[\u2066-\u2069]/g
const isShown = (text: string) => document.body.textContent?.replace(isolates, '').includes(text) ?? false
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await flushAnswers()
}

async function open(options?: Parameters<typeof createScriptedChain>[1]) {
  const chain = await createScriptedChain(contracts, options)
  await renderPage(<Form />, chain.config)
  await flushAnswers()
  return chain
}

/** Renders the field for the reward token in a form of its own, before a scripted chain; needs fake timers. */
export const rewardForm = {
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
}
