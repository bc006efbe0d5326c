// Enforces the rules of a session: one wallet at a time, and none that the user has disconnected.
import type { Config, Connection, Connector, State } from 'wagmi'
import { isPairing } from '@/lib/wallet/pairing/load-pairing.ts'
import { guardConnectors } from './guard-connectors.ts'
import { isChainId } from './wallet-state.ts'

/**
 * Starts the rules of a session. Wallets report while the page is still starting, so the rules apply from the moment
 * the config exists.
 */
export function startSession(config: Config): void {
  discardStoredConnections(config)
  guardConnectors(config)
  enforceOneSession(config)
  ignoreDisconnectedWallets(config)
}

/** zustand's `persist`, which wagmi's types lose; absent without a storage. */
type Persisted = { persist?: { onFinishHydration(listener: () => void): void } }

/**
 * Drops the connections that wagmi stores: their connectors are only names and can neither be used nor disconnected.
 * `reconnectWallet` decides what a reload resumes; the network that the page reads from stays stored.
 */
function discardStoredConnections(config: Config): void {
  const { persist } = config._internal.store as unknown as Persisted
  persist?.onFinishHydration(() => {
    config.setState((state) => ({ ...state, connections: new Map(), current: null }))
  })
}

/** Connector uid of the wallet that the user chose last. */
const chosen = new WeakMap<Config, string>()

/**
 * Records the wallet that the user wants connected; returns a function that reverts the choice, for a failed attempt.
 */
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
 * Allows one wallet at a time. wagmi keeps every wallet that ever connected, lets one that connects by itself take over
 * in the middle of a run, and falls back on another when the user disconnects. Here the chosen one stays, the others
 * are released.
 *
 * @returns A function that ends it.
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
  // A wallet that other code requested arrives while the page is connecting; an uninvited one does not.
  const intended = before.status === 'connecting' ? current : before.current
  const kept = connections.get(chosen.get(config) ?? '') ?? connections.get(intended ?? '')
  // A wallet without usable accounts or network fails in a moment; the other one is still needed then.
  if (!kept || !isUsable(kept)) return
  const others = [...connections.values()].filter((connection) => connection !== kept)
  config.setState((state) => ({
    ...state,
    connections: new Map([[kept.connector.uid, kept]]),
    current: kept.connector.uid,
  }))
  for (const { connector } of others) release(config, connector)
  // wagmi records the wallet that connected last as the one to reconnect after a reload.
  void config.storage?.setItem('recentConnectorId', kept.connector.id)
}

export function isUsable({ accounts, chainId }: Connection): boolean {
  return accounts.length > 0 && isChainId(chainId)
}

/** Ends a session with a paired wallet on the wallet's side too; a wallet in the browser keeps its permission. */
function release(config: Config, connector: Connector): void {
  stopListening(config, connector)
  if (connector.type === 'walletConnect') connector.disconnect().catch(() => {})
}

/**
 * Ignores wallets that the user has disconnected. A wallet that keeps its permission reports its next account as a
 * connection, which wagmi accepts; the page does not listen to a disconnected connector until the user chooses it
 * again. A paired wallet that ended its session has none to resume: the code that would look for it is not loaded.
 *
 * Call it as soon as the config exists: extensions report while the page is starting.
 *
 * @returns A function that ends it.
 */
function ignoreDisconnectedWallets(config: Config): () => void {
  const ignoreEach = (connectors: readonly Connector[]) => {
    for (const connector of connectors) ignoreDisconnected(config, connector).catch(() => {})
  }
  ignoreEach(config.connectors)
  const ends = [
    config._internal.connectors.subscribe(ignoreEach),
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
  // The connections that wagmi stored also end while the page starts; those are only names, and no session ended.
  else if (before && isPairing(before) && config.connectors.includes(before)) await markDisconnected(config, before.id)
}

/** Storage key of wagmi's own mark of its injected connector, which wagmi only sets if the wallet answers. */
const getDisconnectedKey = (id: string) => `${id}.disconnected` as 'recentConnectorId'

export async function wasDisconnected(config: Config, id: string): Promise<boolean> {
  return Boolean(await config.storage?.getItem(getDisconnectedKey(id)))
}

export async function markDisconnected(config: Config, id: string): Promise<void> {
  await config.storage?.setItem(getDisconnectedKey(id), true as never)
}

async function unmarkDisconnected(config: Config, id: string): Promise<void> {
  await config.storage?.removeItem(getDisconnectedKey(id))
}

async function ignoreDisconnected(config: Config, connector: Connector): Promise<void> {
  if (await wasDisconnected(config, connector.id)) connector.emitter.off('connect', config._internal.events.connect)
}

/** Ignores all events of a connector until it is connected again. */
export function stopListening(config: Config, { emitter }: Connector): void {
  const { change, connect, disconnect } = config._internal.events
  emitter.off('change', change)
  emitter.off('connect', connect)
  emitter.off('disconnect', disconnect)
}
