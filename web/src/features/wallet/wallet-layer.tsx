// Collects everything the frame needs of wallets (banner, header buttons, footer status, session) into one lazily loaded chunk.

import { useEffect } from 'react'
import { NetworkStatus } from '@/components/network-status/network-status.tsx'
import { TransactionToasts } from '@/components/tx/transaction-toasts.tsx'
import { Toasts } from '@/components/ui/toasts.tsx'
import { NetworkButton, WalletButton } from '@/features/wallet/header/header-buttons.tsx'
import { NetworkBanner } from '@/features/wallet/header/network-banner.tsx'
import { dialog, modal } from '@/features/wallet/modal/configured-modal.tsx'
import { resumeTransactions } from '@/lib/transactions/resume-transactions.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'
import { useNetwork } from './use-network.ts'
import { useWalletSession } from './use-wallet-session.ts'
import { WalletProviders } from './wallet-providers.tsx'

/** All that the frame needs of wallets, in one file of the build: the frame stands without it. */
export const walletLayer = {
  /** Above the page. */
  Banner: () => (
    <WalletProviders>
      <NetworkBanner />
    </WalletProviders>
  ),
  /** In the header. */
  Tools: WalletTools,
  /** In the footer. */
  Status: NetworkFooter,
  /** Beside the page, unseen until something is to be said. */
  Session: WalletSession,
  openConnect: () => void modal.open(),
  openNetworks: (chainId?: number) => void modal.open('SelectNetwork', chainId),
}

export type WalletLayer = typeof walletLayer

/** The header's buttons: network and wallet. */
function WalletTools() {
  return (
    <WalletProviders>
      <NetworkButton onOpen={() => void modal.open('SelectNetwork')} />
      <WalletButton onOpen={() => void modal.open()} />
    </WalletProviders>
  )
}

/** How the network in force is. */
function NetworkFooter() {
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

/** What runs beside every page: the session, its dialog, the transactions on their way and what is said of them. */
function WalletSession() {
  return (
    <WalletProviders>
      <Session />
      {dialog}
      <TransactionToasts />
      <Toasts />
    </WalletProviders>
  )
}

function Session() {
  useWalletSession()
  useEffect(() => void resumeTransactions(config).catch(() => undefined), []) // without a store there is nothing to resume
  return null
}
