import { InvalidAddressError } from 'viem'
import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { toUserError } from '../errors/to-user-error'
import { connectErrorOf } from './session/connect-error'
import { choose } from './session/one-session'
import {
  AccountNotFoundError,
  ConnectorAlreadyConnectedError,
  UserRejectedError,
  WalletAnswerError,
} from './wallet-errors'
import { type ConnectionResult, toWalletChain } from './wallet-state'

export type ConnectWalletParameters = {
  connector: Connector
  /** Stops waiting. A wallet cannot be told: if it still says yes, and no other is connected by then, it is connected. */
  signal?: AbortSignal
}

/**
 * Asks a wallet for its accounts; it replaces the one that is connected. A try that fails leaves that one as it was.
 *
 * @throws ConnectorAlreadyConnectedError, UserRejectedError, AccountNotFoundError, WalletAnswerError; the signal's reason;
 * what else the wallet throws.
 */
export async function connectWallet(
  config: Config,
  { connector, signal }: ConnectWalletParameters,
): Promise<ConnectionResult> {
  const errors = connectErrorOf(config)
  errors.setState({ error: undefined })
  if (config.state.current === connector.uid) return refuse(new ConnectorAlreadyConnectedError())
  const unchoose = choose(config, connector)
  try {
    const { accounts, chainId } = await Promise.race([connect(config, { connector }), abortOf(signal)])
    const [account] = accounts
    if (!account) throw new AccountNotFoundError()
    const chain = toWalletChain(config, chainId)
    if (!chain) throw new WalletAnswerError({ wallet: connector.name })
    return { account, chain }
  } catch (error) {
    unchoose()
    forget(config, connector)
    return refuse(signal?.aborted ? signal.reason : nameError(error, connector))
  }

  function refuse(error: unknown): never {
    if (!signal?.aborted) errors.setState({ error })
    throw error
  }
}

/** wagmi has a wallet without accounts down as connected. The one before is still there. */
function forget(config: Config, connector: Connector): void {
  config.setState((state) => {
    const connections = new Map(state.connections)
    connections.delete(connector.uid)
    const [remaining] = connections.keys()
    const current = state.current && connections.has(state.current) ? state.current : (remaining ?? null)
    return { ...state, connections, current, status: current ? 'connected' : 'disconnected' }
  })
}

function nameError(error: unknown, { name }: Connector): unknown {
  if (toUserError(error).code === 'userRejected') return new UserRejectedError({ cause: error })
  if (error instanceof InvalidAddressError || error instanceof TypeError)
    return new WalletAnswerError({ wallet: name, cause: error })
  return error
}

function abortOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
