import { NetworkStatus } from '@/components/network-status/network-status.tsx'
import { useNetwork } from '@/features/wallet/use-network.ts'
import { WalletProviders } from './wallet-providers.tsx'

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
