import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  type Notice,
  noticeStore,
  putAwayStore,
  type SourceState,
  usePublishNotices,
} from '@/lib/notices/notice-store.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { createScriptedConfig, createScriptedWallet } from '@/testing/scripted-wallet.ts'
import { BellButton, type NoticesProps } from './bell-button.tsx'
import { NoticeList } from './notice-list.tsx'

const words = en.notices
const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const vault: Notice = {
  id: `vault:97:${token}`,
  kind: 'vault',
  chainId: 97,
  fact: 'vault',
  title: 'DUCK',
  token,
  text: words.vault,
  action: en.tokenPage.vault.process,
  link: { to: '/token/$chainId/$address', params: { chainId: '97', address: token }, hash: 'vault' },
}
const run: Notice = {
  id: 'run:0x11',
  kind: 'run',
  chainId: 97,
  fact: '1',
  title: en.multiSend.send.unfinishedHeading,
  text: '1.5 ETH to 3 recipients',
  action: en.multiSend.send.continueRun,
  link: { to: '/multi-sender', search: { run: '0x11' } },
}
const known: SourceState = { notices: [], isReading: false, failures: [] }

beforeEach(() => {
  noticeStore.setState({ sources: {}, isOpen: false })
  putAwayStore.setState({ facts: {} })
})

function renderBell(states: Record<string, SourceState>, config = createTestConfig(() => null)) {
  noticeStore.setState({ sources: states })
  const Notices = (props: NoticesProps) => <NoticeList {...props} />
  const load = () => Promise.resolve({ Notices })
  renderApp(<BellButton load={load} isAtRest />, config)
}
const publish = (source: string, state: SourceState) =>
  act(() => noticeStore.setState(({ sources }) => ({ sources: { ...sources, [source]: state } })))
const bell = () => screen.findByRole('button', { name: new RegExp(`^${words.title}`) })
const list = () => screen.getByRole('dialog', { name: words.title })
const hasCount = (count: number) =>
  screen.findByRole('button', { name: count > 0 ? `${words.title} (${count})` : words.title })

test('the bell names how many things wait; the list has one link to each, runs first', async () => {
  renderBell({ tokens: { ...known, notices: [vault] }, runs: { ...known, notices: [run] } })
  const button = await hasCount(2)
  expect(button.textContent).toBe('2')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  const entries = within(list()).getAllByRole('listitem')
  expect(entries.map((entry) => within(entry).getByRole('link').getAttribute('href'))).toEqual([
    '/multi-sender?run=0x11',
    `/token/97/${token}#vault`,
  ])
  expect(entries[1]?.textContent).toContain(`DUCK${words.vault}Binance Smart Chain Testnet`)

  await userEvent.click(within(list()).getByRole('link', { name: vault.action }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(noticeStore.getState().isOpen).toBe(false)
})

test('what is done vanishes by itself, and that something waits is announced once', async () => {
  renderBell({ tokens: { ...known, notices: [vault] } })
  await hasCount(1)
  const announced = screen.getByRole('status')
  expect(announced.textContent).toBe(words.title)
  const before = announced.firstChild
  publish('tokens', known)
  await hasCount(0)
  publish('tokens', { ...known, notices: [vault, run] })
  await hasCount(2)
  expect(announced.firstChild).toBe(before)
})

test('what is put away stays away until its fact changes, or until it waits again', async () => {
  renderBell({ runs: { ...known, notices: [run] } })
  await userEvent.click(await hasCount(1))
  await userEvent.click(screen.getByRole('button', { name: `${words.putAway} (${run.title})` }))
  await hasCount(0)
  within(list()).getByText(words.none)
  expect(JSON.parse(localStorage.getItem('notices-put-away') ?? '').state).toEqual({ facts: { 'run:0x11': '1' } })

  publish('runs', { ...known, notices: [{ ...run, fact: '2' }] })
  await hasCount(1)
})

test('what is known not to wait any more is forgotten where it was put away', async () => {
  putAwayStore.setState({ facts: { [vault.id]: 'vault', other: '1' } })
  const Source = ({ state }: { state: SourceState }) => {
    usePublishNotices('tokens', state)
    return null
  }
  renderApp(<Source state={{ ...known, settled: [vault.id] }} />)
  await waitFor(() => expect(putAwayStore.getState().facts).toEqual({ other: '1' }))
  expect(noticeStore.getState().sources.tokens).toBeDefined()
})

test('a source that is gone takes what it found with it', async () => {
  const state = { ...known, notices: [run] }
  const Source = () => {
    usePublishNotices('runs', state)
    return null
  }
  const { unmount } = renderApp(<Source />)
  await waitFor(() => expect(noticeStore.getState().sources.runs).toBe(state))
  unmount()
  expect(noticeStore.getState().sources).toEqual({})
})

test.each([
  ['with an error', new Error('down')],
  ['of a contract that a creator chose', undefined],
])('what could not be read is said and tried again, and never counts as nothing: %s', async (_, error) => {
  const retry = vi.fn()
  renderBell({ tokens: { ...known, failures: [{ text: 'Couldn’t load', ...(error && { error }) }], retry } })
  await userEvent.click(await hasCount(0))
  within(list()).getByText('Couldn’t load')
  expect(screen.queryByText(words.none)).toBeNull()
  await userEvent.click(within(list()).getByRole('button', { name: en.common.tryAgain }))
  expect(retry).toHaveBeenCalledOnce()
})

test('while a source reads, the list says so and not that nothing waits', async () => {
  renderBell({ runs: known, tokens: { ...known, isReading: true } })
  await userEvent.click(await bell())
  within(list()).getByText(en.common.loading)
  expect(screen.queryByText(words.none)).toBeNull()
  publish('tokens', known)
  within(list()).getByText(words.none)
})

test('without a wallet the list offers to connect one; with one it does not', async () => {
  renderBell({ runs: known })
  await userEvent.click(await bell())
  within(list()).getByText(words.connect)
  within(list()).getByRole('button', { name: en.wallet.connect })
})

test('while the last session comes back the list offers no wallet; before any source speaks it says nothing', async () => {
  appStore.setState({ recentAccount: { address: token, chainId: 97 } })
  renderBell({})
  await userEvent.click(await bell())
  within(list()).getByText(en.common.loading)
  expect(screen.queryByText(words.none)).toBeNull()
  expect(screen.queryByText(words.connect)).toBeNull()
  act(() => appStore.setState({ recentAccount: null }))
  within(list()).getByText(words.connect)
})

test('the list says what alone was looked at, leads to the rest, and looks at more at a press', async () => {
  const run = vi.fn()
  renderBell({ tokens: { ...known, scope: 'Local chain: yours', more: { text: en.mine.everywhere, run } } })
  await userEvent.click(await bell())
  within(list()).getByText('Local chain: yours')
  await userEvent.click(within(list()).getByRole('button', { name: en.mine.everywhere }))
  expect(run).toHaveBeenCalledOnce()
  await userEvent.click(within(list()).getByRole('link', { name: en.nav.myTokens }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the focus stays in the list, and goes to its title with the last entry', async () => {
  renderBell({ tokens: { ...known, notices: [vault, run] } })
  await userEvent.click(await hasCount(2))
  await userEvent.click(screen.getByRole('button', { name: `${words.putAway} (${run.title})` }))
  expect(document.activeElement).toBe(within(list()).getByRole('list', { name: words.title }))
  await userEvent.click(screen.getByRole('button', { name: `${words.putAway} (${vault.title})` }))
  expect(document.activeElement).toBe(within(list()).getByRole('heading', { name: words.title }))
})

test('failures of one source, also the same twice, have one button', async () => {
  const failures = [{ text: 'DUCK' }, { text: 'DUCK' }, { text: 'Down', error: new Error('down') }]
  const logged = vi.spyOn(console, 'error')
  renderBell({ tokens: { ...known, failures, retry: vi.fn() } })
  await userEvent.click(await bell())
  expect(within(list()).getAllByText('DUCK')).toHaveLength(2)
  expect(within(list()).getAllByRole('button', { name: en.common.tryAgain })).toHaveLength(1)
  expect(logged).not.toHaveBeenCalled()
})

test('a press before the code is there opens the list at once, which then has what waits; the focus returns to the bell', async () => {
  noticeStore.setState({ sources: { tokens: { ...known, notices: [vault] } } })
  let arrive = (_: { Notices: typeof NoticeList }) => {}
  const load = () => new Promise<{ Notices: typeof NoticeList }>((resolve) => (arrive = resolve))
  renderApp(<BellButton load={load} isAtRest={false} />)
  const button = await bell()
  await userEvent.click(button)
  within(list()).getByText(en.common.loading)
  await act(async () => arrive({ Notices: NoticeList }))
  await screen.findByRole('listitem')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(within(list()).getByRole('button', { name: en.common.close }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('a connected account is asked for nothing', async () => {
  const config = createScriptedConfig({ wallets: [createScriptedWallet()] })
  await connectFirstWallet(config)
  renderBell({ runs: known }, config)
  await userEvent.click(await bell())
  within(list()).getByText(words.none)
  expect(screen.queryByText(words.connect)).toBeNull()
})

test('what lists the notices is loaded at rest; a failure is silent then, and said at the press, which tries again', async () => {
  let isBroken = true
  const Loaded = ({ onCount }: NoticesProps) => {
    useEffect(() => onCount(1200), [onCount])
    return null
  }
  const load = vi.fn(() => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve({ Notices: Loaded })))
  renderApp(<BellButton load={load} isAtRest />)
  const button = await bell()
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  await userEvent.click(button)
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(1))
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  isBroken = false
  await userEvent.click(button)
  await screen.findByRole('button', { name: `${words.title} (1,200)` })
})

test('what a damaged browser kept of what was put away is nothing', async () => {
  localStorage.setItem('notices-put-away', '{"state":{"facts":{"a":7}}}')
  await putAwayStore.persist.rehydrate()
  expect(putAwayStore.getState().facts).toEqual({})
})
