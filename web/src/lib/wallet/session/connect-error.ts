import type { Config } from 'wagmi'
import { createStore, type StoreApi } from 'zustand/vanilla'

type ConnectError = { error?: unknown }

const stores = new WeakMap<Config, StoreApi<ConnectError>>()

/** Why the last try to connect failed; wagmi keeps that only in the hook that tried. */
export function connectErrorOf(config: Config): StoreApi<ConnectError> {
  const known = stores.get(config)
  if (known) return known
  const store = createStore<ConnectError>(() => ({}))
  stores.set(config, store)
  return store
}
