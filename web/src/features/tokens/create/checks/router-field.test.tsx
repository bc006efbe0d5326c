import { routerNames } from '@saleyard/chain/networks/chain-facts.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { switchChain } from 'wagmi/actions'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { validateAlways } from '@/components/form/validate-always.ts'
import {
  coinAnswers,
  createScriptedChain,
  exchangeAnswers,
  routerAnswers,
} from '@/features/tokens/create/testing/scripted-chain.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { getChain } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import { RouterField } from './router-field.tsx'

const { router: words, problems, unasked } = en.createToken.checks
const known = getChain(foundry.id).routers.Panacakeswap as `0x${string}`
const factory = '0x1111111111111111111111111111111111111111'
const coin = '0x2222222222222222222222222222222222222222'
const invalidRouter = '0x3333333333333333333333333333333333333333'
const exchange = { [factory]: exchangeAnswers, [coin]: coinAnswers }
const working = { ...exchange, [known]: routerAnswers(factory, coin) }

function Form({ router, onChange }: { router: string; onChange?: (router: string) => void }) {
  const form = useAppForm({
    defaultValues: { router },
    validationLogic: validateAlways,
    listeners: { onChange: ({ formApi }) => onChange?.(formApi.state.values.router) },
  })
  return (
    <form.AppForm>
      <RouterField form={form} fields={{ router: 'router' }} />
    </form.AppForm>
  )
}

const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: words.label })
const option = async (name: string) => within(await choice()).getByRole<HTMLOptionElement>('option', { name })

test("[c146] seven routers in their order, then an address of one's own", async () => {
  await renderPage(<Form router="" />)
  const options = within(await choice()).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ label }) => label.split(' (')[0])).toEqual([words.choose, ...routerNames, words.own])
  const pancake = await option('Panacakeswap')
  expect(pancake.title).toBe('PancakeSwap')
  expect(pancake.disabled).toBe(false)
  const pink = await option(words.flaws.unknown.replace('{{name}}', 'PinkSwap'))
  expect(pink.disabled).toBe(true)
})

test('what is chosen is an address, which the chain confirms by its factory', async () => {
  const { config } = await createScriptedChain(working)
  let value = ''
  await renderPage(<Form router="" onChange={(router) => (value = router)} />, config)
  await userEvent.selectOptions(await choice(), 'Panacakeswap')
  expect(value).toBe(known)
  await screen.findByText('0x1111...1111')
  expect((await choice()).title).toBe('PancakeSwap')
  expect((await choice()).getAttribute('aria-invalid')).toBe('false')
})

test('a router of the table that fails on the chain cannot be chosen, and says so', async () => {
  const { config } = await createScriptedChain(exchange)
  await renderPage(<Form router="" />, config)
  const missing = words.flaws.missing.replace('{{name}}', 'Panacakeswap')
  expect(await within(await choice()).findByRole<HTMLOptionElement>('option', { name: missing })).toMatchObject({
    disabled: true,
  })
})

test("an address of one's own is typed and checked alike", async () => {
  const { config } = await createScriptedChain({ ...working, [invalidRouter]: { '0xc45a0155': '0x' } })
  await renderPage(<Form router={known} />, config)
  await userEvent.selectOptions(await choice(), words.own)
  const own = screen.getByRole('textbox', { name: words.address })
  await userEvent.type(own, invalidRouter)
  await screen.findByText(problems.routerMissing.replace('{{network}}', 'Local chain'))
  expect(own.getAttribute('aria-invalid')).toBe('true')

  await userEvent.selectOptions(await choice(), 'Panacakeswap')
  await screen.findByText('0x1111...1111')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('on another network the address stays, and is said to be none there', async () => {
  const chain = await createScriptedChain(working)
  let value: string = known
  await renderPage(<Form router={known} onChange={(router) => (value = router)} />, chain.config)
  await screen.findByText('0x1111...1111')

  chain.removeContracts()
  await act(() => switchChain(chain.config, { chainId: 97 }))
  await screen.findByText(problems.routerMissing.replace('{{network}}', getChain(97).title))
  expect(value).toBe(known)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.address }).value).toBe(known)
  await option('Panacakeswap (no contract on this network)')
})

test('without a wallet no router is asked, and none is refused', async () => {
  const { config, requests } = await createScriptedChain(exchange, { connected: false })
  await renderPage(<Form router={known} />, config)
  await screen.findByText(unasked)
  expect(requests).toEqual([])
})
