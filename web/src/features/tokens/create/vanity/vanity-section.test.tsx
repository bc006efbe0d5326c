import { standardTokenFactoryAbi } from '@saleyard/generated/abis'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, decodeFunctionData, encodeFunctionData, type Hex, pad } from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { creationKey } from '@/features/tokens/create/creation-record.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { computeTokenAddress, hashInitCode } from '@/features/tokens/kinds/token-code.ts'
import { tokenCodes } from '@/features/tokens/kinds/token-codes.ts'
import { InlineWorker } from '@/features/tokens/testing/inline-worker.ts'
import { renderPage, scriptedConfig } from '@/features/tokens/testing/render-page.tsx'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { VanitySection } from './vanity-section.tsx'
import { useVanitySettings } from './vanity-settings.ts'

const { vanity } = en.createToken
const user = userEvent.setup()
const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { standard } = kinds
const at = { chainId: bscTestnet.id, account }

beforeEach(() => {
  vi.stubGlobal('Worker', InlineWorker)
  // Its address has none of the endings searched below.
  useDraft.setState({ salt: `0x${'5a'.repeat(32)}` })
})
afterEach(async () => {
  InlineWorker.running.clear()
  vi.unstubAllGlobals()
  useDraft.getState().startFromLink({})
  useVanitySettings.getState().clear()
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

async function addressOf(data: Hex) {
  const { factory, readConstruction, loadCreationCode } = tokenCodes.standard
  const { salt, constructorArguments } = readConstruction(data)
  const initCodeHash = hashInitCode((await loadCreationCode()).creationCode, constructorArguments)
  return computeTokenAddress({ factory, creator: account, salt, initCodeHash })
}

/** The factory's real answer, or that of a factory that disagrees. */
let answer = async (data: Hex): Promise<Address> => {
  const call = decodeFunctionData({ abi: standardTokenFactoryAbi, data })
  if (call.functionName !== 'predictToken') throw new Error(call.functionName)
  return addressOf(
    encodeFunctionData({ abi: standardTokenFactoryAbi, functionName: 'createToken', args: [call.args[1]] }),
  )
}
const originalAnswer = answer
beforeEach(() => {
  answer = originalAnswer
})

const config = scriptedConfig(async ({ params }) => {
  const [call] = params as [{ data: Hex }]
  return pad(await answer(call.data))
})

function Review({ name }: { name: string }) {
  const { salt } = useDraft()
  const values = { ...standard.example, name }
  const creation = standard.prepare(values, { ...at, salt })
  return <VanitySection kindId="standard" kind={standard} {...{ values, account, creation }} chainId={at.chainId} />
}

const present = (name = 'Harbour') => {
  const creation = standard.prepare({ ...standard.example, name }, { ...at, salt: useDraft.getState().salt })
  return addressOf(creation?.data ?? '0x')
}

async function open(name = 'Harbour') {
  const view = await renderPage(<Review name={name} />, config)
  if (!screen.queryByRole('group')?.hasAttribute('open')) await user.click(screen.getByText(vanity.title))
  return view
}

async function search(ending: string) {
  const field = await screen.findByRole('textbox', { name: vanity.label })
  await user.clear(field)
  await user.type(field, ending)
  await user.click(screen.getByRole('button', { name: vanity.search }))
}

test('what is found becomes the salt of the draft, and the address ends as wanted', async () => {
  const { salt } = useDraft.getState()
  await open()
  await search('B0')
  await screen.findByText(new RegExp(vanity.found))
  expect(useDraft.getState().salt).not.toBe(salt)
  const token = await present()
  expect(token.toLowerCase().endsWith('b0')).toBe(true)
  expect(screen.getByText(token)).toBeDefined()
  expect(InlineWorker.running.size).toBe(0)
})

test('a search shows tries, rate, time and chance, and ends at a click with the salt as it was', async () => {
  const { salt } = useDraft.getState()
  await open()
  await search('abcdef')
  await screen.findByText(vanity.searching.replace('{{suffix}}', 'abcdef'))
  for (const name of [vanity.tries, vanity.rate, vanity.time, vanity.chance])
    expect(screen.getByText(name)).toBeDefined()
  await waitFor(() =>
    expect(screen.getByText(vanity.tries).nextSibling?.textContent).toMatch(/^[1-9].* \/ 16.777.216$/),
  )
  expect(screen.getByText(vanity.rate).nextSibling?.textContent).toMatch(/^[1-9]/)

  await user.click(screen.getByRole('button', { name: en.common.cancel }))
  expect(InlineWorker.running.size).toBe(0)
  expect(screen.getByRole('button', { name: vanity.search })).toBeDefined()
  expect(useDraft.getState().salt).toBe(salt)
})

test('a changed field begins the search anew, also after something was found', async () => {
  const { unmount } = await open()
  await search('b0')
  await screen.findByText(new RegExp(vanity.found))
  unmount()

  await open('Harbour Two')
  await waitFor(async () => expect((await present('Harbour Two')).toLowerCase().endsWith('b0')).toBe(true))
})

test('what is no ending is told at the field, and nothing is searched', async () => {
  await open()
  for (const wrong of ['xyz', '1234567']) {
    await search(wrong)
    expect(screen.getByRole('alert').textContent).toBe(vanity.hint)
  }
  expect(InlineWorker.running.size).toBe(0)
})

test('an address that the factory does not confirm is not taken', async () => {
  const { salt } = useDraft.getState()
  answer = async () => account
  await open()
  await search('b')
  expect((await screen.findByRole('alert')).textContent).toContain(vanity.failed)
  expect(useDraft.getState().salt).toBe(salt)

  answer = originalAnswer
  await user.click(screen.getByRole('button', { name: en.common.tryAgain }))
  await screen.findByText(new RegExp(vanity.found))
  expect(useDraft.getState().salt).not.toBe(salt)
})

test('once a wallet was asked for the creation, its address is left alone', async () => {
  const { salt } = useDraft.getState()
  await open()
  await search('abcdef')
  await screen.findByText(vanity.searching.replace('{{suffix}}', 'abcdef'))
  const pending = { kind: 'createToken', state: 'awaiting-signature', summary: '', createdAt: 1, updatedAt: 1 } as const
  await activityStore.put({ ...pending, ...at, key: creationKey({ ...at, salt }) })

  expect(await screen.findByText(vanity.locked)).toBeDefined()
  await waitFor(() => expect(InlineWorker.running.size).toBe(0))
})
