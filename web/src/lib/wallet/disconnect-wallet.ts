import { withTimeout } from 'viem'
import type { Config, Connector } from 'wagmi'
import { markDisconnected, stopListening } from './session.ts'
import { getConnectErrorStore } from './wallet-state.ts'

/** Longest wait for a dead relay or a hanging wallet, ms. */
const answerWait = 10_000

/**
 * Ends the session at once and then notifies the wallet, which may take its time or fail.
 *
 * wagmi's own function waits for the wallet, falls back on another one, and deletes what was connected in the meantime.
 *
 * @returns A promise that resolves when the wallet has answered or the wait is over. Never rejects.
 */
export async function disconnectWallet(config: Config): Promise<void> {
  const connectors = [...config.state.connections.values()].map(({ connector }) => connector)
  for (const connector of connectors) stopListening(config, connector)
  getConnectErrorStore(config).setState({ error: undefined })
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  await Promise.all(connectors.map((connector) => notifyWallet(config, connector)))
}

async function notifyWallet(config: Config, connector: Connector): Promise<void> {
  try {
    await markDisconnected(config, connector.id)
    await withTimeout(() => connector.disconnect(), { timeout: answerWait })
  } catch {
    // The session is over for this page, whatever the wallet does.
  }
}
