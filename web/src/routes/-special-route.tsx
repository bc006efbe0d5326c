import { useLocation } from '@tanstack/react-router'
import { SpecialPage } from '@/features/special-pages/special-page.tsx'

const loadWallet = () => import('@/features/wallet/wallet-gateway.ts').then(({ walletGateway }) => walletGateway)

/** Shows the special page of the current URL; the wallet loads once the user wants to connect. */
export function SpecialRoute() {
  const { pathname, search } = useLocation()
  return <SpecialPage address={pathname} search={search} loadWallet={loadWallet} />
}
