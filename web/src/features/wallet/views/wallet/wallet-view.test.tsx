import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '@/features/wallet/testing/project-id.ts'
import { bundledWallets } from '@/features/wallet/directory/bundled-wallets.ts'
import { pass } from '@/features/wallet/testing/render-modal.tsx'
import { fakeTimeAndFetch } from '@/features/wallet/testing/serve-directory.ts'
import { fillWalletName, showWallet } from '@/features/wallet/testing/show-wallet.ts'
import en from '@/locales/en.json'

// The provider needs a real relay and real time; the end-to-end tests have both.
vi.mock('wagmi/connectors', async () => (await import('@/testing/scripted-pairing.ts')).scriptedConnectors)
fakeTimeAndFetch(() => new Promise(() => {}))

const words = en.walletModal.wallet
const [metaMask] = bundledWallets

test('a wallet of this browser is connected; nothing is paired before its code is asked for', async () => {
  const { requested, modal } = await showWallet(metaMask, { installed: true })
  await pass(1_000)
  expect(requested()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: words.showQr }))
  await expect.poll(() => requested()).toBe(1)

  fireEvent.click(screen.getByRole('button', { name: fillWalletName(words.connect, 'MetaMask') }))
  await expect.poll(() => modal.store.getState().open).toBe(false)
})

test('the stores of the wallet open in a new tab and are not told where from', async () => {
  await showWallet(metaMask)
  screen.getByRole('heading', { name: 'Get MetaMask' })
  const store = screen.getByRole('link', { name: /^Chrome/ })
  expect(store.getAttribute('target')).toBe('_blank')
  expect(store.getAttribute('rel')).toContain('noreferrer')
  screen.getByRole('link', { name: /^App Store/ })
  screen.getByRole('link', { name: /^Website/ })
})

test('on a phone only the stores of phones are offered', async () => {
  await showWallet(metaMask, { phone: true })
  screen.getByRole('link', { name: /^Google Play/ })
  expect(screen.queryByRole('link', { name: /^Chrome/ })).toBeNull()
})

test('[U1] each view begins with its title in focus, and says what happens as it happens', async () => {
  await showWallet(metaMask, { link: 'never' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'MetaMask' }))
  expect(screen.getByText(words.preparing).closest('[role=status]')?.getAttribute('aria-live')).toBe('polite')

  const back = screen.getByRole('button', { name: en.walletModal.back })
  back.focus()
  fireEvent.click(back)
  await screen.findByRole('dialog', { name: en.wallet.choose })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: en.wallet.choose }))
})
