import 'fake-indexeddb/auto'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { configuredChains } from '@/lib/networks/chains.ts'
import { noticeStore } from '@/lib/notices/notice-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA, accountB, createScriptedConfig, createScriptedWallet } from '@/testing/scripted-wallet.ts'
import * as reading from './read-concerning.ts'
import type { MyStanding } from './read-standing.ts'
import { TokenNotices } from './token-notices.tsx'
import { rememberVisit } from './visited-tokens.ts'

const local = 31_337
const standing: MyStanding = {
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
}
const source = () => noticeStore.getState().sources.tokens
const kinds = () => source()?.notices.map(({ kind }) => kind)
const read = vi.spyOn(reading, 'readConcerning')

beforeEach(() => {
  noticeStore.setState({ sources: {}, isOpen: false })
  read.mockReset().mockResolvedValue([])
})

async function renderConnected(): Promise<Config> {
  const config = createScriptedConfig({ wallets: [createScriptedWallet()] })
  await connectFirstWallet(config)
  renderApp(<TokenNotices />, config)
  await waitFor(() => expect(source()?.isReading).toBe(false))
  return config
}
const chainsRead = () => new Set(read.mock.calls.map(([, { chainId }]) => chainId))

test('without a wallet nothing is read, and nothing is waited for', async () => {
  renderApp(<TokenNotices />, createScriptedConfig())
  await waitFor(() => expect(source()).toEqual(expect.objectContaining({ isReading: false, notices: [] })))
  act(() => noticeStore.setState({ isOpen: true }))
  expect(read).not.toHaveBeenCalled()
})

test('an account reads the network of its wallet; the others once the list is open', async () => {
  await renderConnected()
  expect([...chainsRead()]).toEqual([local])
  expect(read.mock.calls[0]?.[1].account).toBe(accountA)
  act(() => noticeStore.setState({ isOpen: true }))
  await waitFor(() => expect([...chainsRead()].sort()).toEqual(configuredChains.map(({ id }) => id).sort()))
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
  expect(source()?.settled).toEqual(['ownership', 'vault'].map((kind) => `${kind}:31337:${accountB.toLowerCase()}`))
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
  expect(source()?.failures[0]?.text).toBe(`Local chain · ${en.createToken.myTokens.failed}`)

  read.mockResolvedValue([
    { ...standing, isOwner: true, vault: 'unread' },
    { ...standing, vault: 'unread' },
  ])
  act(() => source()?.retry?.())
  await waitFor(() => expect(source()?.failures).toEqual([{ text: `DUCK · ${en.tokenPage.vault.unreadable}` }]))
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
  await act(() => activityStore.put({ ...record, state: 'mined' }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(before + 1))
  act(() => rememberVisit({ chainId: local, token: accountA }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(before + 2))
})
