import { StrictMode } from 'react'
import type { Config } from 'wagmi'
import { Toasts } from '@/components/ui/toasts.tsx'
import { NetworkBanner } from '@/features/wallet/header/network-banner.tsx'
import { NetworkButton } from '@/features/wallet/header/network-button.tsx'
import { WalletButton } from '@/features/wallet/header/wallet-button.tsx'
import { useWalletSession } from '@/features/wallet/session/use-wallet-session.ts'
import { renderApp } from '@/lib/testing/render-app.tsx'

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
