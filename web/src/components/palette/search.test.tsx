import { useLocation } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { leaves } from '@/components/menu/nav-items.ts'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { followLanguage } from '@/lib/i18n/load-language.ts'
import { shellStore } from '@/lib/layout/shell-store.ts'
import { knownChains } from '@/lib/networks/chains.ts'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import cn from '@/locales/cn.json'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { SearchButton } from './search-button.tsx'

const actions = { openConnect: vi.fn(), openNetworks: vi.fn() }

function Path() {
  return <output>{useLocation().href}</output>
}

async function show() {
  renderApp(
    <WalletActionsProvider actions={actions}>
      <SearchButton />
      <input aria-label="Amount" />
      <Path />
    </WalletActionsProvider>,
  )
  return screen.findByRole('button', { name: en.search.hint })
}
async function open() {
  await userEvent.click(await show())
  await screen.findAllByRole('option')
  return screen.getByRole('combobox', { name: en.search.hint })
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const marked = () => screen.getByRole('option', { selected: true }).textContent
const isOpen = () => screen.queryByRole('dialog', { name: en.search.open }) !== null

afterEach(() => {
  act(() => {
    shellStore.setState({ searchIcon: false })
    appStore.setState(initialState)
  })
  vi.clearAllMocks()
})

test('[c62] every leaf of the menu can be searched, and so can networks and actions', async () => {
  await open()
  const titles = options()
  expect(leaves).toHaveLength(3)
  for (const { title } of leaves) expect(titles).toContain(en.nav[title])
  for (const { title } of knownChains) expect(titles).toContain(title)
  const grouped = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option')
  // Home and the sample page are in no menu.
  expect(grouped(en.search.pages)).toHaveLength(2 + leaves.length)
  expect(grouped(en.search.networks)).toHaveLength(knownChains.length)
  expect(titles).toEqual(expect.arrayContaining([en.wallet.connect, en.nav.toDark, 'Language: Deutsch']))
})

test('[c62] a title is found by any part of it, in any case, in the language shown', async () => {
  const text = await open()
  await userEvent.type(text, 'I SEN')
  expect(options()).toEqual(['Multi Sender'])

  const stop = followLanguage()
  act(() => appStore.setState({ language: 'cn' }))
  await userEvent.clear(text)
  await userEvent.type(text, cn.nav.multiSender.slice(1))
  expect(options()).toEqual([cn.nav.multiSender])
  act(() => appStore.setState({ language: 'en' }))
  stop()
})

test('a network is found by its newer name and by its coin, so "bnb" finds both networks of it', async () => {
  await userEvent.type(await open(), 'bnb')
  expect(options()).toEqual(['BNB Smart Chain', 'Binance Smart Chain Testnet'])
})

test('the field is there before what finds, and what is typed into it meanwhile is kept', async () => {
  await show()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  // At once: no code of the search has arrived.
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: en.search.hint })
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(en.common.loading)
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'bnb' } })
  await waitFor(() => expect(options()).toEqual(['BNB Smart Chain', 'Binance Smart Chain Testnet']))
  expect(screen.getByRole('combobox')).toBe(field)
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
})

test('the arrows move through what was found and around its ends, Enter goes there', async () => {
  const text = await open()
  await userEvent.type(text, 'token')
  expect(options()).toEqual(['Create Token', 'My Tokens'])
  expect(marked()).toBe('Create Token')
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toBe('My Tokens')
  expect(text.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(marked()).toBe('Create Token')
  expect(document.activeElement).toBe(text)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await screen.findByText('/my-tokens')
  expect(isOpen()).toBe(false)
})

test('an Enter that ends a word of an input method chooses nothing', async () => {
  const text = await open()
  fireEvent.keyDown(text, { key: 'Enter', isComposing: true })
  expect(isOpen()).toBe(true)
})

test('an empty result says so, and only when something was typed', async () => {
  const text = await open()
  const nothing = () => screen.queryByText(/No results/)?.textContent
  expect(nothing()).toBeUndefined()
  await userEvent.type(text, 'zebra')
  expect(nothing()).toBe('No results for “zebra”.')
  expect([text.getAttribute('aria-expanded'), text.getAttribute('aria-activedescendant')]).toEqual(['false', null])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(isOpen()).toBe(true)
  await userEvent.clear(text)
  await userEvent.type(text, '   ')
  expect(nothing()).toBeUndefined()
})

test('a network is chosen by name, the wallet leads to what its button opens; the display and the language change', async () => {
  const doThis = async (words: string) => {
    act(() => shellStore.setState({ searchIcon: true }))
    await userEvent.type(await screen.findByRole('combobox'), words)
    await userEvent.click(screen.getByRole('option', { name: words }))
    expect(isOpen()).toBe(false)
  }
  await show()
  await doThis('Polygon')
  expect(actions.openNetworks.mock.calls).toEqual([[137]])
  await doThis(en.wallet.connect)
  expect(actions.openConnect).toHaveBeenCalledTimes(1)
  await doThis(en.nav.toDark)
  await doThis('Language: Français')
  expect(appStore.getState()).toMatchObject({ theme: 'dark', language: 'fr' })
})

const hash = `0x${'ab'.repeat(32)}` as const
const paste = async (text: string) => {
  const field = await open()
  fireEvent.change(field, { target: { value: text } })
}

test('a hash that the page does not know opens in the explorer of each network, the chosen one first', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  act(() => appStore.setState({ recentAccount: { address: `0x${'11'.repeat(20)}`, chainId: 56 } }))
  await paste(hash)
  expect(marked()).toContain('View on explorer: BNB Smart Chain')
  expect(options().length).toBeGreaterThan(1)
  await userEvent.keyboard('{Enter}')
  expect(opened.mock.calls).toEqual([[`https://bscscan.com/tx/${hash}`, '_blank', 'noopener,noreferrer']])
})

test('a transaction of this device is found by its hash and by its words, and opens the run that it belongs to', async () => {
  const run = `0x${'cd'.repeat(32)}`
  const record: ActivityRecord = {
    ...{ key: `batch:${run}:1`, kind: 'sendBatch', chainId: 56, account: `0x${'11'.repeat(20)}` },
    ...{ hash, state: 'final', summary: 'Pay 2 people 3 TIDE', createdAt: 1, updatedAt: 1 },
  }
  await activityStore.put(record)
  await paste(hash.toUpperCase().replace('0X', '0x'))
  await waitFor(() => expect(marked()).toContain('Pay 2 people 3 TIDE'))
  expect(options()[1]).toContain('View on explorer: BNB Smart Chain')
  expect(options()).toHaveLength(2)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'tide send batch' } })
  expect(options()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await screen.findByText(`/multi-sender?run=${run}`)
  await activityStore.remove(record.key)
})

test('a transaction without a hash answers no text; one of a run whose network is unknown leads to the list of runs', async () => {
  const run = `0x${'ce'.repeat(32)}`
  await activityStore.put({
    ...{ key: `batch:${run}:1`, kind: 'sendBatch', chainId: 999_999, account: `0x${'11'.repeat(20)}` },
    ...{ state: 'awaiting-signature', summary: 'Pay 2 people 4 TIDE', createdAt: 1, updatedAt: 1 },
  })
  const text = await open()
  await waitFor(() => expect(options().join()).toContain('4 TIDE'))
  await userEvent.type(text, 'my tok')
  expect(options()).toEqual(['My Tokens'])
  await userEvent.clear(text)
  await userEvent.type(text, 'zebra')
  expect(options()).toEqual([])
  await userEvent.clear(text)
  await userEvent.type(text, '4 tide{Enter}')
  await screen.findByText('/multi-sender')
  await activityStore.remove(`batch:${run}:1`)
})

test('error: an address with a wrong checksum is found nowhere, and the page says why', async () => {
  await paste('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  expect(options()).toEqual([])
  expect(screen.getByText(en.multiSend.asset.checksum)).toBeTruthy()
})

test('what features offer is loaded with the matches, and listed with them', async () => {
  const chosen = vi.fn()
  const source = ({ text }: { text: string }) => [
    { id: 'it', group: 'tokens', title: `Made of ${text}`, isAnswer: true, picture: null, run: chosen } as const,
  ]
  renderApp(<SearchButton sources={async () => [source]} />)
  await userEvent.click(await screen.findByRole('button', { name: en.search.hint }))
  await userEvent.type(await screen.findByRole('combobox'), 'zebra')
  const group = await screen.findByRole('group', { name: en.nav.tokens })
  expect(within(group).getByRole('option', { name: 'Made of zebra' })).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledTimes(1)
})

test.each(['{Control>}k', '{Meta>}k', '/', '{Control>}[KeyK]'])('%s opens the search', async (keys) => {
  await show()
  await userEvent.keyboard(keys)
  await waitFor(() => expect(isOpen()).toBe(true))
})

test('where keys type something they type; Ctrl-K opens there too, but not over another dialog', async () => {
  await show()
  const field = screen.getByLabelText<HTMLInputElement>('Amount')
  await userEvent.type(field, '1/k')
  expect([field.value, shellStore.getState().searchIcon]).toEqual(['1/k', false])

  const other = document.body.appendChild(document.createElement('dialog'))
  other.open = true
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(shellStore.getState().searchIcon).toBe(false)
  other.remove()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(shellStore.getState().searchIcon).toBe(true)
})
