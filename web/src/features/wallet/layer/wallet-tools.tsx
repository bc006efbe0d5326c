import { NetworkButton } from '@/features/wallet/header/network-button.tsx'
import { WalletButton } from '@/features/wallet/header/wallet-button.tsx'
import { modal } from './configured-modal.tsx'
import { WalletProviders } from './wallet-providers.tsx'

/** The header's buttons: network and wallet. */
export function WalletTools() {
  return (
    <WalletProviders>
      <NetworkButton onOpen={() => void modal.open('SelectNetwork')} />
      <WalletButton onOpen={() => void modal.open()} />
    </WalletProviders>
  )
}
