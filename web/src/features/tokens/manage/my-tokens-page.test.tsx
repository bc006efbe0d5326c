import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { appStore } from '@/lib/storage/app-store.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'
import en from '@/locales/en.json'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { accountA, accountB, createScriptedConfig, createScriptedWallet } from '@/testing/scripted-wallet.ts'
import { MyTokensPage } from './my-tokens-page.tsx'

test('without a wallet the page says what it would show, and offers to connect', async () => {
  await renderPage(<MyTokensPage />)
  expect(screen.getByText(en.createToken.myTokens.connect)).toBeDefined()
  expect(screen.getByRole('button', { name: en.wallet.connect })).toBeDefined()
})

test('while the last session is on its way, the page waits with the header and asks nobody to connect', async () => {
  appStore.setState({ recentAccount: { address: accountA, chainId: 31_337 } })
  await renderPage(<MyTokensPage />)
  expect(screen.getByRole('status').textContent).toBe(en.createToken.myTokens.loading)
  expect(screen.queryByText(en.wallet.connect)).toBeNull()

  act(() => appStore.setState({ recentAccount: null })) // it could not be restored
  expect(screen.getByRole('button', { name: en.wallet.connect })).toBeDefined()
})

test('tokens that could not be read anew stay, with the age of what is shown', async () => {
  const config = createScriptedConfig({ wallets: [createScriptedWallet()] })
  await connectFirstWallet(config)
  vi.spyOn(config.getClient(), 'request').mockRejectedValue(new Error('down'))
  const facts = { name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 1n, balance: 1n }
  const token = { ...facts, token: accountA, kind: 'standard', created: true, received: false }
  const received = { ...facts, symbol: 'USDC', token: accountB, kind: 'standard', created: false, received: true }
  const read = { pages: [{ tokens: [token, received], more: false, failed: [] }], pageParams: [0] }
  const seed = { queryKey: ['myTokens', 31_337, accountA], data: read, updatedAt: Date.now() - 40_000 }
  await act(() => renderPage(<MyTokensPage />, config, seed))

  await screen.findByText(/^as of 4\d sec\. ago$/)
  screen.getAllByText('Harbour')
  // What strangers have named and sent gets no name elsewhere on the page.
  expect(knownTokens.getState().tokens).toEqual([{ chainId: 31_337, token: accountA, symbol: 'HRB' }])
  await screen.findByText(en.createToken.myTokens.failed)
})
