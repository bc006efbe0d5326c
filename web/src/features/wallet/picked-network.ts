// Remembers the network picked before a wallet is connected, and asks the wallet to switch there once it connects.
import type { Config } from 'wagmi'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'

type PickedNetwork = { chainId?: number }

const stores = new WeakMap<Config, StoreApi<PickedNetwork>>()

/** The network that the user picked before a wallet was there; the wallet is asked to go there when it connects. */
export function pickedNetworkOf(config: Config): StoreApi<PickedNetwork> {
  const known = stores.get(config)
  if (known) return known
  const store = createStore<PickedNetwork>(() => ({}))
  stores.set(config, store)
  return store
}

/**
 * Asks a wallet that the user has just connected to go to the network that was picked before. One that is found connected
 * at start is asked nothing.
 *
 * @returns What ends it.
 */
export function followPickedNetwork(config: Config, onFailure: (error: unknown) => void): () => void {
  return config.subscribe(
    ({ status }) => status,
    (status, before) => {
      if (status !== 'connected') return
      const { chainId } = pickedNetworkOf(config).getState()
      pickedNetworkOf(config).setState({ chainId: undefined })
      if (before !== 'connecting' || chainId === undefined || readWalletState(config).chain?.id === chainId) return
      switchNetwork(config, chainId).catch(onFailure)
    },
  )
}
