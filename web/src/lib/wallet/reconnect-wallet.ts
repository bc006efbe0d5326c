// Resumes the last session without a prompt, the recent wallet first.
import { withTimeout } from 'viem'
import type { Config, Connector } from 'wagmi'
import { isPairing, loadPairing, pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { awaitAnnouncement, hasLegacyWallet, listWallets } from './list-wallets.ts'
import { chooseWallet, markDisconnected, wasDisconnected } from './session.ts'

/** A wallet that does not answer must not keep the page waiting, nor the next wallet. ms. */
const answerWait = 10_000

/**
 * Takes up the last session, silently: the recent wallet first, then others that already know this page, one at a
 * time, up to the first that answers. wagmi's own would connect every one of them, and wait for each without an end.
 */
export async function reconnectWallet(config: Config): Promise<void> {
  // The user was on a page without the frame, and comes back: the session is still up.
  if (config.state.status === 'connected') return
  const running = attempts.get(config) ?? attempt(config).finally(() => attempts.delete(config))
  attempts.set(config, running)
  return running
}

/** The session that is being taken up: settles when it stands or has failed. Undefined where none is. */
export function getPendingReconnect(config: Config): Promise<void> | undefined {
  return attempts.get(config)
}

const attempts = new WeakMap<Config, Promise<void>>()

async function attempt(config: Config): Promise<void> {
  const recent = await config.storage?.getItem('recentConnectorId')
  if (!recent || (await wasDisconnected(config, recent))) return
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  if (recent === pairingId) await within(() => loadPairing(config)).catch(() => {})
  else await awaitAnnouncement(config, () => config.connectors.some(({ id }) => id === recent))
  for (const connector of candidates(config, recent)) {
    if (await resumeConnection(config, connector).catch(() => false)) return
    if (config.state.status !== 'reconnecting') return // the user was faster
  }
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}

function candidates(config: Config, recent: string): readonly Connector[] {
  const wallets = listWallets(config.connectors, hasLegacyWallet())
  const paired = config.connectors.filter((connector) => isPairing(connector) && connector.id === recent)
  return byRecent([...wallets, ...paired], recent)
}

export function byRecent(wallets: readonly Connector[], recent: string): readonly Connector[] {
  return [...wallets].sort((a, b) => Number(b.id === recent) - Number(a.id === recent))
}

/** Connects a wallet that still knows this page; no prompt opens. */
async function resumeConnection(config: Config, connector: Connector): Promise<boolean> {
  if (!(await within(() => connector.isAuthorized()))) {
    // Without a session, its code is not loaded again to look for one.
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
  await config.storage?.setItem('recentConnectorId', connector.id)
  return true
}

function within<Result>(ask: () => Promise<Result>): Promise<Result> {
  return withTimeout(ask, { timeout: answerWait })
}
