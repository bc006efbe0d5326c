import type { Config } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { connectErrorOf } from './session/connect-error'
import { ignoreConnects } from './session/stay-disconnected'

/**
 * Ends the session and clears the state, whatever the wallet says to it: a wallet that does not answer must not keep its
 * user connected.
 */
export async function disconnectWallet(config: Config): Promise<void> {
  const connectors = [...config.state.connections.values()].map(({ connector }) => connector)
  for (const connector of connectors) {
    await disconnect(config, { connector }).catch(() => {})
    ignoreConnects(config, connector)
  }
  connectErrorOf(config).setState({ error: undefined })
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}
