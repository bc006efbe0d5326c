import { StrictMode } from 'react'
import type { Config } from 'wagmi'
import { renderApp } from '../../../lib/testing/render-app'
import { createScriptedConfig, createScriptedWallet, type WalletScript } from '../../../lib/testing/scripted-wallet'
import { connectWallet } from '../../../lib/wallet/connect-wallet'
import type { ModalRoute } from '../../../lib/wallet/wallet-modal'
import { createModal } from '../modal/create-modal'
import { WalletModal } from '../modal/wallet-modal'
// The page loads it when it is opened; no test shall wait for a file.
import '../views/account/account-view'

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
