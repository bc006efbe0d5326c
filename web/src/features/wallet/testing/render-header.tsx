import { StrictMode } from 'react'
import type { Config } from 'wagmi'
import { Toasts } from '../../../components/ui/toasts'
import { renderApp } from '../../../lib/testing/render-app'
import { NetworkBanner } from '../header/network-banner'
import { NetworkButton } from '../header/network-button'
import { WalletButton } from '../header/wallet-button'
import { useWalletSession } from '../session/use-wallet-session'

/** What stands above every page, with the session that goes with it. Twice mounted, as in development. */
export function renderHeader(config: Config, { onWallet = () => {}, onNetwork = () => {} } = {}) {
  return renderApp(
    <StrictMode>
      <Session />
      <NetworkButton onOpen={onNetwork} />
      <WalletButton onOpen={onWallet} />
      <NetworkBanner />
      <Toasts />
    </StrictMode>,
    config,
  )
}

function Session() {
  useWalletSession()
  return null
}
