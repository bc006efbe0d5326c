import { createRootRoute, Outlet } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Frame } from '../components/layout/frame'
import { TransactionToasts } from '../components/tx/transaction-toasts'
import { CrashPage } from '../components/ui/crash-page'
import { NotFoundPage } from '../components/ui/not-found-page'
import { WalletActionsProvider } from '../components/wallet-actions'
import { NetworkBanner } from '../features/wallet/network-banner'
import { NetworkButton } from '../features/wallet/network-button'
import { NetworksDialog } from '../features/wallet/networks-dialog'
import { useWalletSession } from '../features/wallet/use-wallet-session'
import { WalletButton } from '../features/wallet/wallet-button'
import { WalletDialog } from '../features/wallet/wallet-dialog'

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFoundPage, errorComponent: CrashPage })

/** The one place where the wallet meets the frame. */
function Root() {
  const [dialog, setDialog] = useState<'wallet' | 'networks'>()
  const actions = useMemo(
    () => ({ openConnect: () => setDialog('wallet'), openNetworks: () => setDialog('networks') }),
    [],
  )
  const close = () => setDialog(undefined)
  const { openConnect, openNetworks } = actions
  useWalletSession()
  const tools = [
    <NetworkButton key="network" onOpen={openNetworks} />,
    <WalletButton key="wallet" onOpen={openConnect} />,
  ]
  return (
    <WalletActionsProvider actions={actions}>
      <Frame banner={<NetworkBanner />} tools={tools}>
        <Outlet />
      </Frame>
      <WalletDialog open={dialog === 'wallet'} onClose={close} />
      <NetworksDialog open={dialog === 'networks'} onClose={close} />
      <TransactionToasts />
    </WalletActionsProvider>
  )
}
