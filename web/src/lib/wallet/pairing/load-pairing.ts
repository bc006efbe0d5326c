import type { Config, Connector } from 'wagmi'
import { env } from '@/lib/env.ts'
import { PairingNotConfiguredError } from '@/lib/wallet/wallet-errors.ts'
import { ignoreExpiredLinks } from './ignore-expired-links.ts'
import { leaveOutVerify, providerOf } from './pairing-provider.ts'

/** wagmi's id of its pairing connector. */
export const pairingId = 'walletConnect'

/** By its kind: a wallet of the browser may announce itself under any id. */
export const isPairing = ({ type }: Connector): boolean => type === 'walletConnect'

/** Without a project id the relay takes nobody. */
export const isPairingConfigured = Boolean(env.VITE_WALLETCONNECT_PROJECT_ID)

const loads = new WeakMap<Config, Promise<Connector>>()

/**
 * Loads the pairing connector and gives it to wagmi: at the first click that needs it, or at start where the last session
 * was paired. In wagmi's list from the beginning, it would load half a megabyte with the page and call its relay.
 *
 * @throws PairingNotConfiguredError; what loading throws, which the next call tries again.
 */
export function loadPairing(config: Config): Promise<Connector> {
  const running = loads.get(config) ?? load(config)
  loads.set(config, running)
  running.catch(() => loads.delete(config))
  return running
}

async function load(config: Config): Promise<Connector> {
  const projectId = env.VITE_WALLETCONNECT_PROJECT_ID
  if (!projectId) throw new PairingNotConfiguredError()
  const { walletConnect } = await import('wagmi/connectors')
  const { origin } = window.location
  const connector = config._internal.connectors.setup(
    walletConnect({
      projectId,
      relayUrl: env.VITE_WALLETCONNECT_RELAY_URL,
      showQrModal: false,
      telemetryEnabled: false,
      // What fails is said on the page, in its words; a declined link is no error of it.
      logger: 'silent',
      metadata: {
        name: 'Saleyard',
        description: 'Create tokens and pay thousands of people at once',
        url: origin,
        icons: [`${origin}/favicon.svg`],
      },
    }),
  )
  // A connector whose provider could not be made never makes another one: only one that works may be kept.
  leaveOutVerify(await providerOf(connector))
  ignoreExpiredLinks()
  config._internal.connectors.setState((connectors) => [...connectors, connector])
  return connector
}
