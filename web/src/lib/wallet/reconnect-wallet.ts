// Resumes the last session without a prompt, starting with the recent wallet.
import { withTimeout } from 'viem'
import type { Config, Connector } from 'wagmi'
import { filesId, isByFiles, loadFilesConnector } from '@/lib/safe/load-files-connector.ts'
import { isPairing, loadPairing, pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { awaitAnnouncement, hasLegacyWallet, listWallets } from './list-wallets.ts'
import { isFramed, isSafeApp, loadSafeApp } from './load-safe-app.ts'
import { chooseWallet, markDisconnected, wasDisconnected } from './session.ts'

/** Longest wait for a wallet, ms: an unresponsive one must block neither the page nor the next wallet. */
const answerWait = 10_000

/**
 * Resumes the last session without a prompt: the recent wallet first, then others that already know this page, one at a
 * time, until the first that answers. wagmi's own function would connect every one of them, and wait for each
 * endlessly.
 */
export async function reconnectWallet(config: Config): Promise<void> {
  // The user returns from a page without the frame: the session is still up.
  if (config.state.status === 'connected') return
  const running = attempts.get(config) ?? attempt(config).finally(() => attempts.delete(config))
  attempts.set(config, running)
  return running
}

/** Returns the running reconnect, which settles when the session is up or has failed; undefined without one. */
export function getPendingReconnect(config: Config): Promise<void> | undefined {
  return attempts.get(config)
}

const attempts = new WeakMap<Config, Promise<void>>()

/** Inside Safe's page nothing but its Safe is connected, also while that page does not answer. */
async function attempt(config: Config): Promise<void> {
  if (isFramed()) await awaitSafeApp(config)
  else await resumeRecent(config)
}

/** Longest wait for the page around this one to say that it is a Safe's, ms. Safe's own answers at once. */
const hostWait = 3_000

/** In Safe's page the Safe connects by itself; later than the wait as well, if that page answers late. */
async function awaitSafeApp(config: Config): Promise<void> {
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  const loading = loadSafeApp(config)
  const connector = await withTimeout(() => loading, { timeout: hostWait }).catch(() => undefined)
  if (connector) return resumeSafeApp(config, connector)
  endReconnecting(config)
  void resumeLate(config, loading).catch(() => {}) // what failed to load is loaded again by the next attempt
}

async function resumeLate(config: Config, loading: ReturnType<typeof loadSafeApp>): Promise<void> {
  const connector = await loading
  if (connector && config.state.status === 'disconnected') await resumeSafeApp(config, connector)
}

async function resumeSafeApp(config: Config, connector: Connector): Promise<void> {
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  chooseWallet(config, connector)
  await resumeConnection(config, connector).catch(() => false)
  endReconnecting(config)
}

async function resumeRecent(config: Config): Promise<void> {
  const recent = await config.storage?.getItem('recentConnectorId')
  if (!recent || (await wasDisconnected(config, recent))) return endReconnecting(config)
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  const load = lateConnectors[recent]
  if (load) await within(() => load(config)).catch(() => {})
  else await awaitAnnouncement(config, () => config.connectors.some(({ id }) => id === recent))
  for (const connector of candidates(config, recent)) {
    if (await resumeConnection(config, connector).catch(() => false)) return
    if (config.state.status !== 'reconnecting') return // the user has connected meanwhile
  }
  endReconnecting(config)
}

function endReconnecting(config: Config): void {
  if (config.state.status !== 'reconnecting') return
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}

/** Connectors that load only where they are used, by their id. */
const lateConnectors: Record<string, (config: Config) => Promise<Connector>> = {
  [pairingId]: loadPairing,
  [filesId]: loadFilesConnector,
}

function candidates(config: Config, recent: string): readonly Connector[] {
  const wallets = listWallets(config.connectors, hasLegacyWallet())
  const isLate = (connector: Connector) => isPairing(connector) || isByFiles(connector)
  const late = config.connectors.filter((connector) => isLate(connector) && connector.id === recent)
  return byRecent([...wallets, ...late], recent)
}

export function byRecent(wallets: readonly Connector[], recent: string): readonly Connector[] {
  return [...wallets].sort((a, b) => Number(b.id === recent) - Number(a.id === recent))
}

/** Reconnects a wallet that still knows this page; no prompt opens. */
async function resumeConnection(config: Config, connector: Connector): Promise<boolean> {
  if (!(await within(() => connector.isAuthorized()))) {
    // Without a session, the next start need not load its code to look for one.
    if (isPairing(connector)) await markDisconnected(config, connector.id)
    return false
  }
  const { accounts, chainId } = await within(() => connector.connect({ isReconnecting: true }))
  const [account, ...others] = accounts
  if (!account || config.state.status !== 'reconnecting') return false

  connector.emitter.off('connect', config._internal.events.connect)
  connector.emitter.on('change', config._internal.events.change)
  connector.emitter.on('disconnect', config._internal.events.disconnect)
  chooseWallet(config, connector)
  const connection = { accounts: [account, ...others] as const, chainId, connector }
  config.setState((state) => ({
    ...state,
    connections: new Map([[connector.uid, connection]]),
    current: connector.uid,
    status: 'connected',
  }))
  // A page that opens by itself has no Safe around it to look for.
  if (!isSafeApp(connector)) await config.storage?.setItem('recentConnectorId', connector.id)
  return true
}

function within<Result>(request: () => Promise<Result>): Promise<Result> {
  return withTimeout(request, { timeout: answerWait })
}
