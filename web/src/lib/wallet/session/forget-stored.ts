import type { Config } from 'wagmi'

/**
 * wagmi stores its connections, with connectors that are only names: none of them can be asked or let go. What is taken
 * up again after a reload is for `reconnectWallet` to say; the network that the page reads from stays stored.
 */
export function forgetStored(config: Config): void {
  config._internal.store.persist?.onFinishHydration(() => {
    config.setState((state) => ({ ...state, connections: new Map(), current: null }))
  })
}
