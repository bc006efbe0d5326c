// Enforces the rules of a session: one wallet at a time, and none that the user has disconnected.
import type { Config, Connection, Connector, State } from 'wagmi'
import { isPairing } from '@/lib/wallet/pairing/load-pairing.ts'
import { guardConnectors } from './guard-connectors.ts'
import { isChainId } from './wallet-state.ts'

/** The rules of a session. Wallets report while the page still starts, so they hold from the moment there is a config. */
export function startSession(config: Config): void {
  discardStoredConnections(config)
  guardConnectors(config)
  enforceOneSession(config)
  ignoreDisconnectedWallets(config)
}

/** zustand's, which wagmi's types lose on the way; there is none without a storage. */
type Persisted = { persist?: { onFinishHydration(listener: () => void): void } }

/**
 * wagmi stores its connections, with connectors that are only names: none of them can be asked or let go. What is taken
 * up again after a reload is for `reconnectWallet` to say; the network that the page reads from stays stored.
 */
function discardStoredConnections(config: Config): void {
  const { persist } = config._internal.store as unknown as Persisted
  persist?.onFinishHydration(() => {
    config.setState((state) => ({ ...state, connections: new Map(), current: null }))
  })
}

/** The wallet that the user chose last, by the connector's uid. */
const chosen = new WeakMap<Config, string>()

/** Says which wallet is meant to be connected; gives back what takes the choice back, for a try that fails. */
export function chooseWallet(config: Config, connector: Connector): () => void {
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
function enforceOneSession(config: Config): () => void {
  return config.subscribe(
    (state) => state,
    ({ connections }, before) => {
      if (connections.size > 1) releaseOthers(config, before)
    },
  )
}

function releaseOthers(config: Config, before: State): void {
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
  for (const { connector } of others) release(config, connector)
  // wagmi has the one that connected last down as the one to take up after a reload.
  void config.storage?.setItem('recentConnectorId', kept.connector.id)
}

export function isUsable({ accounts, chainId }: Connection): boolean {
  return accounts.length > 0 && isChainId(chainId)
}

/** A session with a paired wallet is ended at its other end too; a wallet in the browser keeps its permission. */
function release(config: Config, connector: Connector): void {
  stopListening(config, connector)
  if (connector.type === 'walletConnect') connector.disconnect().catch(() => {})
}

/**
 * Who disconnected wants to be. A wallet that keeps its permission reports its next account as a connection, which wagmi
 * takes up; a connector that the user disconnected is not listened to until it is chosen again.
 * A paired wallet that ended its session has none to take up: what would look for it is not loaded.
 *
 * To be called as soon as there is a config: extensions report while the page starts.
 *
 * @returns What ends it.
 */
function ignoreDisconnectedWallets(config: Config): () => void {
  const respect = (connectors: readonly Connector[]) => {
    for (const connector of connectors) ignoreDisconnected(config, connector).catch(() => {})
  }
  respect(config.connectors)
  const ends = [
    config._internal.connectors.subscribe(respect),
    config.subscribe(
      ({ connections, current }) => connections.get(current ?? '')?.connector,
      (connector, before) => updateMark(config, connector, before).catch(() => {}),
    ),
  ]
  return () => {
    for (const end of ends) end()
  }
}

async function updateMark(
  config: Config,
  connector: Connector | undefined,
  before: Connector | undefined,
): Promise<void> {
  if (connector) await unmarkDisconnected(config, connector.id)
  // What wagmi stored goes by as well while the page starts; that is only a name, and ended nothing.
  else if (before && isPairing(before) && config.connectors.includes(before)) await markDisconnected(config, before.id)
}

/** wagmi's own mark of its injected connector, which only sets it where the wallet answers. */
const markOf = (id: string) => `${id}.disconnected` as 'recentConnectorId'

export async function wasDisconnected(config: Config, id: string): Promise<boolean> {
  return Boolean(await config.storage?.getItem(markOf(id)))
}

export async function markDisconnected(config: Config, id: string): Promise<void> {
  await config.storage?.setItem(markOf(id), true as never)
}

async function unmarkDisconnected(config: Config, id: string): Promise<void> {
  await config.storage?.removeItem(markOf(id))
}

async function ignoreDisconnected(config: Config, connector: Connector): Promise<void> {
  if (await wasDisconnected(config, connector.id)) connector.emitter.off('connect', config._internal.events.connect)
}

/** To nothing that it says, until it is connected again. */
export function stopListening(config: Config, { emitter }: Connector): void {
  const { change, connect, disconnect } = config._internal.events
  emitter.off('change', change)
  emitter.off('connect', connect)
  emitter.off('disconnect', disconnect)
}
