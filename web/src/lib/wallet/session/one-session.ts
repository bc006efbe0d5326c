import type { Config, Connection, Connector, State } from 'wagmi'
import { isChainId } from '@/lib/wallet/wallet-state.ts'
import { stopListening } from './stay-disconnected.ts'

/** The wallet that the user chose last, by the connector's uid. */
const chosen = new WeakMap<Config, string>()

/** Says which wallet is meant to be connected; gives back what takes the choice back, for a try that fails. */
export function choose(config: Config, connector: Connector): () => void {
  const before = chosen.get(config)
  chosen.set(config, connector.uid)
  return () => {
    if (chosen.get(config) !== connector.uid) return
    if (before) chosen.set(config, before)
    else chosen.delete(config)
  }
}

/**
 * One wallet at a time. wagmi keeps every wallet that ever connected, lets one that connects by itself take over in the
 * middle of a run, and falls back on another when the user disconnects. Here the chosen one stays, the others are let go.
 *
 * @returns What ends it.
 */
export function keepOneSession(config: Config): () => void {
  return config.subscribe(
    (state) => state,
    ({ connections }, before) => {
      if (connections.size > 1) letGoOthers(config, before)
    },
  )
}

function letGoOthers(config: Config, before: State): void {
  const { connections, current } = config.state
  // One that somebody else asked for comes while the page is connecting; one that comes uninvited does not.
  const meant = before.status === 'connecting' ? current : before.current
  const kept = connections.get(chosen.get(config) ?? '') ?? connections.get(meant ?? '')
  // One that gave nothing to work with fails in a moment; the other one is still needed then.
  if (!kept || !isUsable(kept)) return
  const others = [...connections.values()].filter((connection) => connection !== kept)
  config.setState((state) => ({
    ...state,
    connections: new Map([[kept.connector.uid, kept]]),
    current: kept.connector.uid,
  }))
  for (const { connector } of others) letGo(config, connector)
  // wagmi has the one that connected last down as the one to take up after a reload.
  void config.storage?.setItem('recentConnectorId', kept.connector.id)
}

export function isUsable({ accounts, chainId }: Connection): boolean {
  return accounts.length > 0 && isChainId(chainId)
}

/** A session with a paired wallet is ended at its other end too; a wallet in the browser keeps its permission. */
function letGo(config: Config, connector: Connector): void {
  stopListening(config, connector)
  if (connector.type === 'walletConnect') connector.disconnect().catch(() => {})
}
