// Creates our own modal's state: whether it is open, its current view, and what follows from picking a network.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { withTimeout } from 'viem'
import type { Config, Connector } from 'wagmi'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { getPickedNetworkStore } from '@/features/wallet/picked-network.ts'
import { env } from '@/lib/env.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { hasLegacyWallet, listWallets } from '@/lib/wallet/list-wallets.ts'
import { createPairing, type Pairing } from '@/lib/wallet/pairing/create-pairing.ts'
import { getPendingReconnect } from '@/lib/wallet/reconnect-wallet.ts'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'
import type { ModalRoute, ModalView, WalletModal } from '@/lib/wallet/wallet-modal.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { chooseOpening, isInjectedPreferred } from './choose-opening.ts'
import { type Router, router, type ViewData } from './router.ts'

export type ModalState = {
  open: boolean
  router: Router
  /** Error of a wallet that was connected without the dialog and failed; the dialog opened because of it. */
  failure?: { connector: Connector; error: unknown }
  /** Id of the network chosen before the dialog opened. */
  picked?: number
}

/** A click during the reconnect of the last session means that account. Longest wait for a wallet's answer, ms. */
const reconnectTimeout = 1_000

/** Our own modal: one dialog with five views. */
export type Modal = WalletModal & {
  store: StoreApi<ModalState>
  pairing: Pairing
  push(view: ModalView, data?: ViewData): void
  reset(view: ModalView): void
  replace(view: ModalView): void
  goBack(): void
}

export function createModal(config: Config): Modal {
  let isConnecting = false
  const store = createStore<ModalState>(() => ({ open: false, router: router.start }))
  const navigate = (change: (state: Router) => Router) => store.setState((state) => ({ router: change(state.router) }))
  const show = (view: ModalRoute, { failure, picked }: Pick<ModalState, 'failure' | 'picked'> = {}) =>
    store.setState((state) => ({ open: true, router: router.reset(state.router, view), failure, picked }))

  async function connectDirectly(connector: Connector) {
    const wasOpen = store.getState().open
    try {
      await connectWallet(config, { connector })
      if (!wasOpen) modal.close()
    } catch (error) {
      // A decline needs no explanation; the choice of wallets explains any other error.
      if (toUserError(error).code !== 'userRejected') show('ConnectWallet', { failure: { connector, error } })
    }
  }

  async function openNow(...[route, picked]: Parameters<Modal['open']>) {
    const opening = chooseOpening({ route, ...readFacts(config) })
    const [connector] = getWallets(config)
    if (opening !== 'connect') {
      show(opening, { picked })
      if (picked !== undefined) pickNetwork(config, modal, getChain(picked))
      return
    }
    // The wallet of a running request may never answer: a second opening shows the other choices.
    if (!connector || isConnecting) return show('ConnectWallet')
    isConnecting = true
    await connectDirectly(connector)
    isConnecting = false
  }

  const modal: Modal = {
    store,
    pairing: createPairing(config, () => modal.close()),
    push: (view, data) => navigate((state) => router.push(state, view, data)),
    reset: (view) => navigate((state) => router.reset(state, view)),
    replace: (view) => navigate((state) => router.replace(state, view)),
    goBack: () => navigate(router.goBack),

    open(...chosen) {
      const reconnecting = getPendingReconnect(config)
      if (!reconnecting) return openNow(...chosen)
      return withTimeout(() => reconnecting, { timeout: reconnectTimeout })
        .catch(() => {})
        .then(() => openNow(...chosen))
    },

    close() {
      modal.pairing.stop()
      store.setState({ open: false })
    },
  }
  return modal
}

const getWallets = (config: Config) => listWallets(config.connectors, hasLegacyWallet())

function readFacts(config: Config) {
  return {
    isConnected: readWalletState(config).status === 'connected',
    networkView: env.VITE_WALLET_NETWORK_VIEW,
    preferInjected: isInjectedPreferred({
      search: window.location.search,
      wallets: getWallets(config).length,
      userAgent: navigator.userAgent,
    }),
  }
}

/** Row N1: what follows from choosing a network. A network that is not configured is ignored. */
export function pickNetwork(config: Config, modal: Modal, { id, configured }: AppChain): void {
  if (!configured) return
  const { status, chain } = readWalletState(config)
  if (status !== 'connected') {
    void switchNetwork(config, id) // without a wallet, the page reads from that network
    getPickedNetworkStore(config).setState({ chainId: id })
    modal.push('ConnectWallet')
  } else if (chain?.id === id) modal.reset('Account')
  else modal.push('SwitchNetwork', { SwitchNetwork: { chainId: id } })
}
