import { NetworkStatus } from '../../../components/network-status/network-status'
import { useNetwork } from '../use-network'
import { WalletProviders } from './wallet-providers'

/** How the network in force is. */
export function NetworkFooter() {
  return (
    <WalletProviders>
      <Status />
    </WalletProviders>
  )
}

function Status() {
  const { chain } = useNetwork()
  return <NetworkStatus chainId={chain.id} />
}
