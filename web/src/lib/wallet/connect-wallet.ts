// Connects a wallet in place of the connected one, and lets only the latest attempt count.

import { orAbort } from '@saleyard/chain/abort.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { nameWalletError } from '@/lib/wallet/requests/ask-wallet.ts'
import { chooseWallet, isUsable } from './session.ts'
import { AccountNotFoundError, ConnectorAlreadyConnectedError, WalletAnswerError } from './wallet-errors.ts'
import { type ConnectionResult, getConnectErrorStore, toWalletChain, type WalletStatus } from './wallet-state.ts'

export type ConnectWalletParameters = {
  connector: Connector
  /** Stops waiting. A wallet cannot be told: if it still says yes, and no other is connected by then, it is connected. */
  signal?: AbortSignal
}

/**
 * Asks a wallet for its accounts; it replaces the one that is connected. A try that fails leaves that one as it was.
 *
 * @throws ConnectorAlreadyConnectedError, UserRejectedError, AccountNotFoundError, WalletAnswerError, an AppError for what
 * else the wallet says; the signal's reason.
 */
export async function connectWallet(
  config: Config,
  { connector, signal }: ConnectWalletParameters,
): Promise<ConnectionResult> {
  signal?.throwIfAborted()
  const errors = getConnectErrorStore(config)
  errors.setState({ error: undefined })
  const attempt = beginAttempt(config)
  const unchoose = chooseWallet(config, connector)
  try {
    return await ask(config, { connector, signal })
  } catch (error) {
    if (!isConnected(config, connector)) unchoose()
    const isHeard = attempt.isLatest() && !signal?.aborted
    attempt.end()
    forget(config, connector)
    const named = signal?.aborted ? signal.reason : nameError(error, connector)
    if (isHeard) errors.setState({ error: named })
    throw named
  } finally {
    attempt.end()
  }
}

async function ask(config: Config, { connector, signal }: ConnectWalletParameters): Promise<ConnectionResult> {
  if (config.state.current === connector.uid) throw new ConnectorAlreadyConnectedError()
  const asking = connect(config, { connector })
  asking.catch(() => signal?.aborted && restate(config))
  const { accounts, chainId } = await orAbort(asking, signal)
  const [account] = accounts
  if (!account) throw new AccountNotFoundError()
  const chain = toWalletChain(config, chainId)
  if (!chain) throw new WalletAnswerError({ wallet: connector.name })
  return { account, chain }
}

/** wagmi has a wallet without accounts down as connected, and as the one to take up next time. The one before is still there. */
function forget(config: Config, connector: Connector): void {
  config.setState((state) => {
    const connections = new Map(state.connections)
    if (!isConnected(config, connector)) connections.delete(connector.uid)
    const [remaining] = connections.keys()
    const current = state.current && connections.has(state.current) ? state.current : (remaining ?? null)
    return { ...state, connections, current, status: statusOf(config, current) }
  })
  const kept = config.state.connections.get(config.state.current ?? '')
  if (kept) void config.storage?.setItem('recentConnectorId', kept.connector.id)
}

/** wagmi takes the no of a wallet that nobody waits for any more for the end of whatever is going on. */
function restate(config: Config): void {
  config.setState((state) => ({ ...state, status: statusOf(config, state.current) }))
}

/** Where an earlier try was answered late, while this one waited. */
function isConnected(config: Config, { uid }: Connector): boolean {
  const connection = config.state.connections.get(uid)
  return connection !== undefined && isUsable(connection)
}

/** Another wallet may be asked by now. */
function statusOf(config: Config, current: string | null): WalletStatus {
  if (isAttempting(config)) return 'connecting'
  return current ? 'connected' : 'disconnected'
}

/** Extensions throw texts, nothing, or errors of their own code; none of it is for the user. */
function nameError(error: unknown, { name }: Connector): unknown {
  const named = nameWalletError(error)
  return named instanceof AppError ? named : new WalletAnswerError({ wallet: name, cause: error })
}

const latest = new WeakMap<Config, { running: boolean }>()

type ConnectAttempt = {
  /** False as soon as another one has begun. */
  isLatest(): boolean
  end(): void
}

/** A try to connect. A wallet may leave its own open for ever, so the user may begin another; only that one counts then. */
function beginAttempt(config: Config): ConnectAttempt {
  const own = { running: true }
  latest.set(config, own)
  return {
    isLatest: () => latest.get(config) === own,
    end() {
      own.running = false
    },
  }
}

/** Whether the wallet that was chosen last is still being asked. */
function isAttempting(config: Config): boolean {
  return latest.get(config)?.running ?? false
}
