import type { Config } from 'wagmi'
import { createStore, type StoreApi } from 'zustand/vanilla'

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
