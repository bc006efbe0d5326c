import type { Config, Connector } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { hasLegacyWallet, listWallets } from './list-wallets'

/** Extensions announce themselves a moment after the page starts. ms. */
const announceWait = 400

/**
 * Takes up the last session, silently: the recent wallet first, then others that already know this page, one at a
 * time, up to the first that answers. wagmi's own would connect every one of them.
 */
export function reconnectRecent(config: Config): Promise<void> {
  const running = attempts.get(config) ?? attempt(config).finally(() => attempts.delete(config))
  attempts.set(config, running)
  return running
}

/** wagmi answers a second attempt at the same time with nothing, which would look like "disconnected". */
const attempts = new WeakMap<Config, Promise<void>>()

async function attempt(config: Config): Promise<void> {
  const recent = await config.storage?.getItem('recentConnectorId')
  if (!recent || (await wasDisconnected(config, recent))) return
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  await announced(config, recent)

  const wallets = listWallets(config.connectors, hasLegacyWallet())
  for (const connector of byRecent(wallets, recent)) {
    const connections = await reconnect(config, { connectors: [connector] }).catch(() => [])
    if (connections.length > 0) return
  }
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}

/** Who disconnected wants to be, whatever other wallets would answer. wagmi's own mark of its injected connector. */
async function wasDisconnected(config: Config, id: string): Promise<boolean> {
  return Boolean(await config.storage?.getItem(`${id}.disconnected` as 'recentConnectorId'))
}

export function byRecent(wallets: readonly Connector[], recent: string): readonly Connector[] {
  return [...wallets].sort((a, b) => Number(b.id === recent) - Number(a.id === recent))
}

/** Resolves when the recent wallet is there, or after a short wait without it. */
function announced(config: Config, id: string): Promise<void> {
  const isThere = () => config.connectors.some((connector) => connector.id === id)
  return new Promise((resolve) => {
    if (isThere()) return resolve()
    const done = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(done, announceWait)
    const unsubscribe = config._internal.connectors.subscribe(() => isThere() && done())
  })
}
