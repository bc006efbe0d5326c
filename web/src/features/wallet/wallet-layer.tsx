// Collects everything that the frame needs of wallets (banner, header buttons, footer status, session) in one lazily
// loaded chunk.

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

/** The frame's parts that need wallets; the frame renders without them. */
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
  /** Next to the page, invisible until it has a message. */
  Session: WalletSession,
  openConnect: () => void modal.open(),
  openNetworks: (chainId?: number) => void modal.open('SelectNetwork', chainId),
}

export type WalletLayer = typeof walletLayer

/** Network and wallet buttons of the header. */
function WalletTools() {
  return (
    <WalletProviders>
      <NetworkButton onOpen={() => void modal.open('SelectNetwork')} />
      <WalletButton onOpen={() => void modal.open()} />
    </WalletProviders>
  )
}

/** Status of the current network. */
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

/** Runs on every page: the session, its dialog, the pending transactions and their toasts. */
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
  // Without a store there is nothing to resume.
  useEffect(() => void resumeTransactions(config).catch(() => undefined), [])
  return null
}
