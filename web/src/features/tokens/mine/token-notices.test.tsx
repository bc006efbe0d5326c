import 'fake-indexeddb/auto'
import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { configuredChains } from '@/lib/networks/chains.ts'
import { listNotices, noticeStore, putAway, putAwayStore } from '@/lib/notices/notice-store.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA, accountB, createScriptedConfig, createScriptedWallet } from '@/testing/scripted-wallet.ts'
import { chooseEverywhere, useMine } from './mine-store.ts'
import * as reading from './read-concerning.ts'
import type { MyStanding } from './read-standing.ts'
import { TokenNotices } from './token-notices.tsx'
import { rememberVisit } from './visited-tokens.ts'

const local = 31_337
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
const standing = {
  chainId: local,
  token: accountB,
  kind: 'baby',
  blockNumber: 1n,
  name: 'Duck',
  symbol: 'DU\u202eCK',
  decimals: 18,
  totalSupply: 1n,
  contractURI: '',
  balance: 1n,
  isOwner: false,
  isOffered: false,
  pool: { state: 'none' },
  vault: { tokenUnits: 1n, coin: 0n, isDue: true },
  dividends: { claimable: 1_234_567_890_000_000_000_000n, rewardToken: accountB, symbol: 'GEM', decimals: 18 },
} satisfies MyStanding
const source = () => noticeStore.getState().sources.tokens
const kinds = () => source()?.notices.map(({ kind }) => kind)
const read = vi.spyOn(reading, 'readConcerning')

beforeEach(() => {
  noticeStore.setState({ sources: {}, isOpen: false })
  putAwayStore.setState({ facts: {} })
  useMine.setState({ everywhere: [] })
  read.mockReset().mockResolvedValue([])
})

async function renderConnected(wallet = createScriptedWallet()): Promise<Config> {
  const config = createScriptedConfig({ wallets: [wallet] })
  await connectFirstWallet(config)
  renderApp(<TokenNotices />, config)
  await waitFor(() => expect(source()?.isReading).toBe(false))
  return config
}
const open = (isOpen = true) => act(() => noticeStore.setState({ isOpen }))
const networksOf = (account: Address) =>
  [...new Set(read.mock.calls.flatMap(([, each]) => (each.account === account ? [each.chainId] : [])))].sort()
const all = configuredChains.map(({ id }) => id).sort()

test('without a wallet nothing is read, and nothing is waited for', async () => {
  renderApp(<TokenNotices />, createScriptedConfig())
  await waitFor(() => expect(source()).toEqual(expect.objectContaining({ isReading: false, notices: [] })))
  act(() => noticeStore.setState({ isOpen: true }))
  expect(read).not.toHaveBeenCalled()
})

test('an account reads the network of its wallet, also when the list opens; the others once the user has them searched', async () => {
  await renderConnected()
  expect(source()?.scope).toBe(fill(en.notices.scope, { networks: 'Local chain' }))
  open()
  await waitFor(() => expect(source()?.more?.text).toBe(en.mine.everywhere))
  expect(networksOf(accountA)).toEqual([local])
  act(() => source()?.more?.run())
  await waitFor(() => expect(networksOf(accountA)).toEqual(all))
  await waitFor(() => expect(source()?.scope).toBe(fill(en.notices.scope, { networks: en.activityFilter.networks })))
  expect(source()?.more).toBeUndefined()
})

test('where the user had all networks searched before, they are read when the list opens, not earlier', async () => {
  chooseEverywhere(accountA, true)
  await renderConnected()
  expect(networksOf(accountA)).toEqual([local])
  open()
  await waitFor(() => expect(networksOf(accountA)).toEqual(all))
})

test('the choice of one account is none of the next: it is asked of its own network only, also while the list is open', async () => {
  const wallet = createScriptedWallet({ accounts: [accountA, accountB] })
  chooseEverywhere(accountA, true)
  await renderConnected(wallet)
  open()
  await waitFor(() => expect(networksOf(accountA)).toEqual(all))
  act(() => wallet.emit('accountsChanged', [accountB, accountA]))
  await waitFor(() => expect(networksOf(accountB)).toEqual([local]))
  open(false)
  open()
  await waitFor(() => expect(source()?.more).toBeDefined())
  expect(networksOf(accountB)).toEqual([local])
})

test('until the last session is back it is not known that nothing waits', async () => {
  appStore.setState({ recentAccount: { address: accountA, chainId: local } })
  renderApp(<TokenNotices />, createScriptedConfig())
  await waitFor(() => expect(source()?.isReading).toBe(true))
  act(() => appStore.setState({ recentAccount: null }))
  await waitFor(() => expect(source()?.isReading).toBe(false))
})

test('on a network that is not supported nothing is read, and that is said', async () => {
  await renderConnected(createScriptedWallet({ chainId: '0x5' }))
  expect(source()?.failures).toEqual([{ text: fill(en.networks.wrongKnown, { name: 'Goerli' }) }])
  expect(source()?.scope).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
})

test('an account is not called to dividends that the reward token keeps from being paid', async () => {
  read.mockResolvedValue([{ ...standing, dividends: { ...standing.dividends, unpaid: 'refused' } }])
  await renderConnected()
  expect(kinds()).toEqual([])
})

test('what one account puts away still waits for another', async () => {
  const wallet = createScriptedWallet({ accounts: [accountA, accountB] })
  read.mockResolvedValue([{ ...standing, isOffered: true, dividends: undefined as never }])
  await renderConnected(wallet)
  const [offer] = source()?.notices ?? []
  if (!offer) throw new Error('nothing waits')
  putAway(offer)
  const waiting = () => listNotices(noticeStore.getState(), putAwayStore.getState())
  expect(waiting()).toEqual([])
  act(() => wallet.emit('accountsChanged', [accountB, accountA]))
  await waitFor(() => expect(waiting()).toHaveLength(1))
})

test('a holder is called to its dividends and not to a vault that another owns; names of strangers are made plain', async () => {
  read.mockResolvedValue([standing])
  await renderConnected()
  expect(source()?.notices).toEqual([
    expect.objectContaining({
      kind: 'dividends',
      title: 'DUCK',
      text: en.notices.dividends.replace('{{amount}}', '1,234.57 GEM'),
      fact: '1234567890000000000000',
      link: { to: '/token/$chainId/$address', params: { chainId: '31337', address: accountB }, hash: 'dividends' },
    }),
  ])
  expect(source()?.settled).toEqual(
    ['ownership', 'vault'].map((kind) => `${kind}:31337:${accountB}:${accountA}`.toLowerCase()),
  )
})

test('an owner is called to the vault, an heir to the offer; a reward token that says nothing counts in base units', async () => {
  const { symbol: _s, decimals: _d, ...silent } = standing.dividends ?? { claimable: 0n, rewardToken: accountB }
  read.mockResolvedValue([
    { ...standing, isOwner: true, isOffered: true, dividends: { ...silent, claimable: 12n } },
    { ...standing, token: accountA, created: true, dividends: { ...silent, claimable: 0n } },
  ])
  await renderConnected()
  expect(kinds()).toEqual(['ownership', 'dividends', 'vault', 'vault'])
  expect(source()?.notices[1]?.text).toContain(`12 ${en.tokenPage.dividends.baseUnits}`)
})

test('a network that does not respond and a vault that cannot be read are said, each once, and read again at a press', async () => {
  read.mockRejectedValue(new Error('down'))
  await renderConnected()
  await waitFor(() => expect(source()?.failures).toHaveLength(1))
  expect(source()?.failures[0]?.text).toBe(fill(en.createToken.myTokens.failed, { network: 'Local chain' }))

  read.mockResolvedValue([
    { ...standing, isOwner: true, vault: 'unread' },
    { ...standing, vault: 'unread' },
  ])
  act(() => source()?.retry?.())
  await waitFor(() =>
    expect(source()?.failures).toEqual([{ text: `DUCK (Local chain) · ${en.tokenPage.vault.unreadable}` }]),
  )
})

test('it reads again after a transaction is mined and when another token was opened', async () => {
  await renderConnected()
  const before = read.mock.calls.length
  const record = {
    key: 'a',
    kind: 'claim',
    chainId: local,
    account: accountA,
    summary: '',
    createdAt: 1,
    updatedAt: 1,
  } as const
  await act(() => activityStore.put({ ...record, state: 'submitted' }))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(read).toHaveBeenCalledTimes(before)
  // What was mined elsewhere changes nothing here.
  await act(() => activityStore.put({ ...record, key: 'b', chainId: 97, state: 'mined' }))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(read).toHaveBeenCalledTimes(before)
  await act(() => activityStore.put({ ...record, state: 'mined' }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(before + 1))
  act(() => rememberVisit({ chainId: local, token: accountA }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(before + 2))
  act(() => rememberVisit({ chainId: local, token: accountA }))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(read).toHaveBeenCalledTimes(before + 2)
})
