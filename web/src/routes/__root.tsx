import { createRootRoute, Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Frame } from '../components/layout/frame'
import { NetworkStatus } from '../components/network-status/network-status'
import { TransactionToasts } from '../components/tx/transaction-toasts'
import { CrashPage } from '../components/ui/crash-page'
import { NotFoundPage } from '../components/ui/not-found-page'
import { WalletActionsProvider } from '../components/wallet-actions'
import { NetworkBanner } from '../features/wallet/header/network-banner'
import { NetworkButton } from '../features/wallet/header/network-button'
import { WalletButton } from '../features/wallet/header/wallet-button'
import { useConfiguredModal } from '../features/wallet/modal/use-configured-modal'
import { useWalletSession } from '../features/wallet/session/use-wallet-session'
import { useNetwork } from '../features/wallet/use-network'

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFoundPage, errorComponent: CrashPage })

/** The one place where the wallet meets the frame. */
function Root() {
  const { modal, dialog } = useConfiguredModal()
  const actions = useMemo(
    () => ({ openConnect: () => void modal.open(), openNetworks: () => void modal.open('SelectNetwork') }),
    [modal],
  )
  const { openConnect, openNetworks } = actions
  useWalletSession()
  const { chain } = useNetwork()
  const tools = [
    <NetworkButton key="network" onOpen={openNetworks} />,
    <WalletButton key="wallet" onOpen={openConnect} />,
  ]
  return (
    <WalletActionsProvider actions={actions}>
      <Frame banner={<NetworkBanner />} tools={tools} status={<NetworkStatus chainId={chain.id} />}>
        <Outlet />
      </Frame>
      {dialog}
      <TransactionToasts />
    </WalletActionsProvider>
  )
}
