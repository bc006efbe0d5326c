// Provides the wallet to the pages that read chains.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { WalletProviders } from '@/features/wallet/wallet-providers.tsx'

export const Route = createFileRoute('/_app/_wallet')({ component: WithWallet })

function WithWallet() {
  return (
    <WalletProviders>
      <Outlet />
    </WalletProviders>
  )
}
