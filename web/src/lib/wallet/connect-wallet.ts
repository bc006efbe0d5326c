// Connects a wallet in place of the connected one, and lets only the latest attempt count.

import { orAbort } from '@saleyard/chain/abort.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { useMutation } from '@tanstack/react-query'
import { type Config, type Connector, useConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import { classifyWalletError } from '@/lib/wallet/requests/request-wallet.ts'
import { chooseWallet, isUsable } from './session.ts'
import { AccountNotFoundError, ConnectorAlreadyConnectedError, WalletAnswerError } from './wallet-errors.ts'
import { type ConnectionResult, getConnectErrorStore, toWalletChain, type WalletStatus } from './wallet-state.ts'

export type ConnectWalletParameters = {
  connector: Connector
  /**
   * Stops waiting. A wallet's request cannot be cancelled: if the user approves it later and no other wallet is
   * connected by then, it becomes connected.
   */
  signal?: AbortSignal
}

/**
 * Requests a wallet's accounts; the wallet replaces the connected one. A failed attempt leaves that one as it was.
 *
 * @throws ConnectorAlreadyConnectedError, UserRejectedError, AccountNotFoundError, WalletAnswerError, an AppError for
 * what else the wallet says; the signal's reason.
 */
export async function connectWallet(
  config: Config,
  { connector, signal }: ConnectWalletParameters,
): Promise<ConnectionResult> {
  signal?.throwIfAborted()
  const errors = getConnectErrorStore(config)
  errors.setState({ error: undefined })
  const attempt = beginAttempt(config)
  const revertChoice = chooseWallet(config, connector)
  try {
    return await requestConnection(config, { connector, signal })
  } catch (error) {
    if (!isConnected(config, connector)) revertChoice()
    const isCurrent = attempt.isLatest() && !signal?.aborted
    attempt.end()
    forget(config, connector)
    const classified = signal?.aborted ? signal.reason : classifyError(error, connector)
    if (isCurrent) errors.setState({ error: classified })
    throw classified
  } finally {
    attempt.end()
  }
}

/** Connects a wallet, with the state of the request. */
export function useConnectWallet({ onSuccess }: { onSuccess?: () => void } = {}) {
  const config = useConfig()
  return useMutation({
    mutationFn: (parameters: ConnectWalletParameters) => connectWallet(config, parameters),
    onSuccess,
  })
}

async function requestConnection(
  config: Config,
  { connector, signal }: ConnectWalletParameters,
): Promise<ConnectionResult> {
  if (config.state.current === connector.uid) throw new ConnectorAlreadyConnectedError()
  const pending = connect(config, { connector })
  pending.catch(() => signal?.aborted && restoreStatus(config))
  const { accounts, chainId } = await orAbort(pending, signal)
  const [account] = accounts
  if (!account) throw new AccountNotFoundError()
  const chain = toWalletChain(config, chainId)
  if (!chain) throw new WalletAnswerError({ wallet: connector.name })
  return { account, chain }
}

/**
 * wagmi records a wallet without accounts as connected, and as the one to reconnect next time. The one before is still
 * there.
 */
function forget(config: Config, connector: Connector): void {
  config.setState((state) => {
    const connections = new Map(state.connections)
    if (!isConnected(config, connector)) connections.delete(connector.uid)
    const [remaining] = connections.keys()
    const current = state.current && connections.has(state.current) ? state.current : (remaining ?? null)
    return { ...state, connections, current, status: getStatus(config, current) }
  })
  const remaining = config.state.connections.get(config.state.current ?? '')
  if (remaining) void config.storage?.setItem('recentConnectorId', remaining.connector.id)
}

/** wagmi treats the rejection of an aborted attempt as the end of whatever is in progress. */
function restoreStatus(config: Config): void {
  config.setState((state) => ({ ...state, status: getStatus(config, state.current) }))
}

/** True if the wallet answered an earlier attempt while this one waited. */
function isConnected(config: Config, { uid }: Connector): boolean {
  const connection = config.state.connections.get(uid)
  return connection !== undefined && isUsable(connection)
}

/** An attempt with another wallet may be running by now. */
function getStatus(config: Config, current: string | null): WalletStatus {
  if (isAttempting(config)) return 'connecting'
  return current ? 'connected' : 'disconnected'
}

/** Extensions throw texts, undefined, or errors of their own code; the user should see none of them. */
function classifyError(error: unknown, { name }: Connector): unknown {
  const classified = classifyWalletError(error)
  return classified instanceof AppError ? classified : new WalletAnswerError({ wallet: name, cause: error })
}

const latest = new WeakMap<Config, { running: boolean }>()

type ConnectAttempt = {
  /** False as soon as another attempt has begun. */
  isLatest(): boolean
  end(): void
}

/** Tracks the latest connection attempt. Wallets may never answer, so a newer attempt supersedes older ones. */
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

/** Whether the latest attempt still waits for its wallet. */
function isAttempting(config: Config): boolean {
  return latest.get(config)?.running ?? false
}
