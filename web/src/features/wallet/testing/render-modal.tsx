// Renders the wallet modal in tests, open at a view or closed until the test opens it. The page loads the account's
// view on demand, so this file imports it: no test should wait for a file.

import { StrictMode } from 'react'
import type { Config } from 'wagmi'
import { createModal } from '@/features/wallet/modal/create-modal.ts'
import { WalletModal } from '@/features/wallet/modal/wallet-modal.tsx'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import type { ModalRoute } from '@/lib/wallet/wallet-modal.ts'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { createScriptedConfig, createScriptedWallet, type WalletScript } from '@/testing/scripted-wallet.ts'
import '@/features/wallet/views/account-view.tsx'
import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'

/** Creates a wallet and a page connected to it. */
export async function connectScripted(script?: WalletScript) {
  const wallet = createScriptedWallet(script)
  const config = createScriptedConfig({ wallets: [wallet] })
  await connect(config)
  wallet.requested.length = 0
  return { wallet, config }
}

export async function connect(config: Config) {
  const [connector] = config.connectors
  if (connector) await connectWallet(config, { connector })
}

/**
 * Renders the modal, open at a view and mounted twice, as in development: the second mount must not repeat a request.
 */
export function renderModal(config: Config, route?: ModalRoute) {
  const modal = createModal(config)
  void modal.open(route)
  renderApp(
    <StrictMode>
      <WalletModal modal={modal} />
    </StrictMode>,
    config,
  )
  return modal
}

/** Renders the modal alone, closed until the test opens it. */
export async function renderClosedModal(config: Config = createTestConfig(() => null)) {
  const modal = createModal(config)
  renderApp(<WalletModal modal={modal} />, config)
  await screen.findByRole('dialog', { hidden: true })
  return modal
}

/** Advances the fake clock, ms. */
export const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
