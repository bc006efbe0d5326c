// Shows the special page of the current address and passes it the loader of the wallet.
import { useLocation } from '@tanstack/react-router'
import { SpecialPage } from '@/features/special-pages/special-page.tsx'

const loadWallet = () => import('@/features/wallet/wallet-gateway.ts').then(({ walletGateway }) => walletGateway)

/** The special page of this address; the wallet comes to it when somebody wants to connect. */
export function SpecialRoute() {
  const { pathname, search } = useLocation()
  return <SpecialPage address={pathname} search={search} loadWallet={loadWallet} />
}
