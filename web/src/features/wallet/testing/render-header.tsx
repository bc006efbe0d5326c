import { StrictMode } from 'react'
import type { Config } from 'wagmi'
import { Toasts } from '@/components/ui/toasts.tsx'
import { NetworkButton, WalletButton } from '@/features/wallet/header/header-buttons.tsx'
import { NetworkBanner } from '@/features/wallet/header/network-banner.tsx'
import { useWalletSession } from '@/features/wallet/use-wallet-session.ts'
import { renderApp } from '@/testing/render-app.tsx'

/** Renders the header above every page with its session, mounted twice as in development. */
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
