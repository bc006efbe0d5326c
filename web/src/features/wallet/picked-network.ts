// Stores the network picked before a wallet is connected, and switches the wallet to it once it connects.
import type { Config } from 'wagmi'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'

type PickedNetwork = { chainId?: number }

const stores = new WeakMap<Config, StoreApi<PickedNetwork>>()

/**
 * Returns the store of the network that the user picked without a wallet; the wallet is switched to it when it
 * connects.
 */
export function getPickedNetworkStore(config: Config): StoreApi<PickedNetwork> {
  const known = stores.get(config)
  if (known) return known
  const store = createStore<PickedNetwork>(() => ({}))
  stores.set(config, store)
  return store
}

/**
 * Switches a wallet that the user has just connected to the network picked before. A wallet that reconnects at start
 * gets no request.
 *
 * @returns A function that ends it.
 */
export function followPickedNetwork(config: Config, onFailure: (error: unknown) => void): () => void {
  return config.subscribe(
    ({ status }) => status,
    (status, before) => {
      if (status !== 'connected') return
      const { chainId } = getPickedNetworkStore(config).getState()
      getPickedNetworkStore(config).setState({ chainId: undefined })
      if (before !== 'connecting' || chainId === undefined || readWalletState(config).chain?.id === chainId) return
      switchNetwork(config, chainId).catch(onFailure)
    },
  )
}
