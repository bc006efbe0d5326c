// Loads the pairing connector at its first use, and gives access to its provider.

import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import type { Config, Connector } from 'wagmi'
import { env } from '@/lib/env.ts'
import { PairingNotConfiguredError } from '@/lib/wallet/wallet-errors.ts'

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
  disableVerify(await getPairingProvider(connector))
  ignoreExpiredLinks()
  config._internal.connectors.setState((connectors) => [...connectors, connector])
  return connector
}

type PairingProvider = Awaited<ReturnType<typeof EthereumProvider.init>>

export async function getPairingProvider(connector: Connector): Promise<PairingProvider> {
  return (await connector.getProvider()) as PairingProvider
}

/**
 * Wallets check a page's address with a service of the public relay. With another relay it vouches for nothing, yet every
 * request would wait up to 5 seconds for it, and a stranger would be asked.
 */
function disableVerify({ signer }: PairingProvider): void {
  const { hostname } = new URL(env.VITE_WALLETCONNECT_RELAY_URL)
  if (/\.walletconnect\.(org|com)$/.test(hostname)) return
  signer.client.core.verify.register = async () => ''
}

/** Leaves the relay where no session needs it. The provider calls it again by itself with the next pairing. */
export async function closeRelay(connector: Connector): Promise<void> {
  const { session, signer } = await getPairingProvider(connector)
  if (!session) await signer.client.core.relayer.transportClose()
}

/** What the provider says of a link, or of a question, that was not answered in time. */
const expired = /^(Proposal|Request) expired/

/**
 * Keeps quiet what nobody can hear. Where a link or a question is not answered in time, the provider rejects the promise
 * that we wait for, and one more that it keeps to itself (`createDelayedPromise` of @walletconnect/utils 2.21.8): five
 * minutes after a link was left alone the page would report an error of its own.
 */
export function ignoreExpiredLinks(): void {
  window.addEventListener('unhandledrejection', ignore)
}

/** One and the same function: asking twice adds it once. */
function ignore(event: PromiseRejectionEvent) {
  if (event.reason instanceof Error && expired.test(event.reason.message)) event.preventDefault()
}
