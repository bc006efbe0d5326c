import { withTimeout } from 'viem'
import type { Config, Connector } from 'wagmi'
import { markDisconnected, stopListening } from './session.ts'
import { getConnectErrorStore } from './wallet-state.ts'

/** A relay that is gone, or a wallet that hangs, is not waited for longer. ms. */
const answerWait = 10_000

/**
 * Ends the session at once and then tells the wallet, which may take its time, or fail.
 *
 * wagmi's own waits for the wallet, falls back on another one, and wipes out what was connected in the meantime.
 *
 * @returns When the wallet knows, or was waited for long enough. Never rejects.
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
    // It is over for this page, whatever the wallet makes of it.
  }
}
