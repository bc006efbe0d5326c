import { StrictMode } from 'react'
import type { Config } from 'wagmi'
import { createModal } from '@/features/wallet/modal/create-modal.ts'
import { WalletModal } from '@/features/wallet/modal/wallet-modal.tsx'
import { renderApp } from '@/lib/testing/render-app.tsx'
import { createScriptedConfig, createScriptedWallet, type WalletScript } from '@/lib/testing/scripted-wallet.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import type { ModalRoute } from '@/lib/wallet/wallet-modal.ts'
// The page loads it when it is opened; no test shall wait for a file.
import '@/features/wallet/views/account/account-view.tsx'

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
