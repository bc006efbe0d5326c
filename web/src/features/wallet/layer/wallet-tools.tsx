import { NetworkButton } from '../header/network-button'
import { WalletButton } from '../header/wallet-button'
import { modal } from './configured-modal'
import { WalletProviders } from './wallet-providers'

/** The header's buttons: network and wallet. */
export function WalletTools() {
  return (
    <WalletProviders>
      <NetworkButton onOpen={() => void modal.open('SelectNetwork')} />
      <WalletButton onOpen={() => void modal.open()} />
    </WalletProviders>
  )
}
