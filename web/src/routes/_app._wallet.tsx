// Provides the wallet, and pictures to share, to the pages that read chains.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { WaitingPage } from '@/components/ui/page-header.tsx'
import { ShareProvider } from '@/features/share/share-provider.tsx'
import { WalletProviders } from '@/features/wallet/wallet-providers.tsx'

export const Route = createFileRoute('/_app/_wallet')({
  component: WithWallet,
  // Of the pages below it too: its code and theirs arrive together.
  pendingComponent: WaitingPage,
})

function WithWallet() {
  return (
    <WalletProviders>
      <ShareProvider>
        <Outlet />
      </ShareProvider>
    </WalletProviders>
  )
}
