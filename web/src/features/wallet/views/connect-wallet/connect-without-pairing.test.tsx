import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundledWallets } from '@/features/wallet/directory/bundled-wallets.ts'
import { renderClosedModal } from '@/features/wallet/testing/render-modal.tsx'
import en from '@/locales/en.json'
import { createTestConfig } from '@/testing/render-app.tsx'

const request = vi.fn()
beforeEach(() => vi.stubGlobal('fetch', request))
afterEach(() => {
  expect(request, 'nobody is asked').not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

async function open() {
  const modal = await renderClosedModal(createTestConfig(() => null))
  await act(() => modal.open('ConnectWallet'))
  return modal
}

test('without a project id pairing is shown, off, with the reason', async () => {
  await open()
  const button = screen.getByRole('button', { name: 'WalletConnect' })
  expect(button).toHaveProperty('disabled', true)
  within(button).getByText(en.errors.pairingNotConfigured)
})

test('[X2] without a project id the nine bundled wallets are shown, with letters and no search', async () => {
  await open()
  const tiles = screen.getByLabelText(en.walletModal.connect.others).querySelectorAll('button')
  expect([...tiles].map(({ title }) => title)).toEqual(bundledWallets.map(({ name }) => name))
  expect(document.querySelector('ul img')).toBeNull()
  expect(screen.queryByText(en.walletModal.directory.all)).toBeNull()
})

test('a wallet that cannot be paired says why, and where to get it', async () => {
  const modal = await open()
  fireEvent.click(screen.getByText('Rainbow'))
  await screen.findByRole('dialog', { name: 'Rainbow' })
  screen.getByText(en.errors.pairingNotConfigured)
  screen.getByRole('link', { name: /^App Store/ })
  expect(modal.pairing.store.getState().step).toBe('idle')
})
