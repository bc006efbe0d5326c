// Collects everything that the frame needs of wallets (banner, header buttons, footer status, session) in one lazily
// loaded chunk.

import { type ReactNode, useEffect } from 'react'
import type { Config } from 'wagmi'
import { NetworkStatus } from '@/components/network-status/network-status.tsx'
import { TransactionToasts } from '@/components/tx/transaction-toasts.tsx'
import { Toasts } from '@/components/ui/toasts.tsx'
import { NetworkButton, WalletButton } from '@/features/wallet/header/header-buttons.tsx'
import { NetworkBanner } from '@/features/wallet/header/network-banner.tsx'
import { createModal } from '@/features/wallet/modal/create-modal.ts'
import { createWeb3Modal } from '@/features/wallet/modal/create-web3modal.ts'
import { WalletModal } from '@/features/wallet/modal/wallet-modal.tsx'
import { type Env, env } from '@/lib/env.ts'
import { resumeTransactions } from '@/lib/transactions/resume-transactions.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'
import { setPageModal, type WalletModal as WalletModalInterface } from '@/lib/wallet/wallet-modal.ts'
import { useNetwork } from './use-network.ts'
import { useWalletSession } from './use-wallet-session.ts'
import { WalletProviders } from './wallet-providers.tsx'

type ConfiguredModal = {
  modal: WalletModalInterface
  /** The dialog that the page must render; the original modal renders itself. */
  dialog?: ReactNode
}

/** The modals by their value of `VITE_WALLET_MODAL`. */
const modals = {
  saleyard(config) {
    const modal = createModal(config)
    return { modal, dialog: <WalletModal modal={modal} /> }
  },
  web3modal: (config) => ({ modal: createWeb3Modal(config) }),
} satisfies Record<Env['VITE_WALLET_MODAL'], (config: Config) => ConfiguredModal>

function configureModal(config: Config): ConfiguredModal {
  return modals[env.VITE_WALLET_MODAL](config)
}

/** The page's one modal. */
const { modal, dialog } = configureModal(config)
setPageModal(modal)

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
