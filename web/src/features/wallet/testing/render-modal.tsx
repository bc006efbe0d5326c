// Renders the wallet modal in tests, open at a view or closed until the test opens it.
// The page loads it when it is opened; no test shall wait for a file.

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

/** A wallet, and a page that it is connected to. */
export async function connectScripted(script?: WalletScript) {
  const wallet = createScriptedWallet(script)
  const config = createScriptedConfig({ wallets: [wallet] })
  await connect(config)
  wallet.asked.length = 0
  return { wallet, config }
}

export async function connect(config: Config) {
  const [connector] = config.connectors
  if (connector) await connectWallet(config, { connector })
}

/** The modal, open at a view. Twice mounted, as in development: nothing may be asked twice for that. */
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

/** The modal alone, closed until the test opens it. */
export async function renderClosedModal(config: Config = createTestConfig(() => null)) {
  const modal = createModal(config)
  renderApp(<WalletModal modal={modal} />, config)
  await screen.findByRole('dialog', { hidden: true })
  return modal
}

/** Lets the clock go on; only with fake timers. ms. */
export const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
