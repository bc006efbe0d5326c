import { screen } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { afterEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/components/ui/toasts.tsx'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { createScriptedConfig } from '@/testing/scripted-wallet.ts'
import { createWeb3Modal } from './create-web3modal.ts'

// What is loaded asks its makers' hosts; here it cannot be loaded.
vi.mock('./start-web3modal.ts', () => ({
  startWeb3Modal: () => Promise.reject(new TypeError('Failed to fetch')),
}))

afterEach(() => toast.dismiss())

test('a modal that cannot be loaded says so, and is no failure of the press', async () => {
  renderApp(<Toasts />)
  const modal = createWeb3Modal(createScriptedConfig())
  await modal.open('ConnectWallet')
  const shown = await screen.findByText('Failed to fetch', { exact: false })
  expect(shown.closest('.Toastify__toast')?.className).toContain('Toastify__toast--error')
  expect(() => modal.close()).not.toThrow()
  expect(screen.queryByText(en.errors.userRejected)).toBeNull()
})
