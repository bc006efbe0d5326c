import { NetworkBanner } from '@/features/wallet/header/network-banner.tsx'
import { modal } from './configured-modal.tsx'
import { NetworkFooter } from './network-footer.tsx'
import { WalletProviders } from './wallet-providers.tsx'
import { WalletSession } from './wallet-session.tsx'
import { WalletTools } from './wallet-tools.tsx'

/** All that the frame needs of wallets, in one file of the build: the frame stands without it. */
export const walletLayer = {
  /** Above the page. */
  Banner: () => (
    <WalletProviders>
      <NetworkBanner />
    </WalletProviders>
  ),
  /** In the header. */
  Tools: WalletTools,
  /** In the footer. */
  Status: NetworkFooter,
  /** Beside the page, unseen until something is to be said. */
  Session: WalletSession,
  openConnect: () => void modal.open(),
  openNetworks: (chainId?: number) => void modal.open('SelectNetwork', chainId),
}

export type WalletLayer = typeof walletLayer
