import { createFileRoute, Outlet } from '@tanstack/react-router'
import { WalletProviders } from '@/features/wallet/layer/wallet-providers.tsx'

export const Route = createFileRoute('/_app/_wallet')({ component: WithWallet })

/** Around the pages that read chains. */
function WithWallet() {
  return (
    <WalletProviders>
      <Outlet />
    </WalletProviders>
  )
}
