import type { Config } from 'wagmi'

/** zustand's, which wagmi's types lose on the way; there is none without a storage. */
type Persisted = { persist?: { onFinishHydration(listener: () => void): void } }

/**
 * wagmi stores its connections, with connectors that are only names: none of them can be asked or let go. What is taken
 * up again after a reload is for `reconnectWallet` to say; the network that the page reads from stays stored.
 */
export function forgetStored(config: Config): void {
  const { persist } = config._internal.store as unknown as Persisted
  persist?.onFinishHydration(() => {
    config.setState((state) => ({ ...state, connections: new Map(), current: null }))
  })
}
