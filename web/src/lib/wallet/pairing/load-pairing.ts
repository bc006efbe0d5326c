// Loads the pairing connector on first use, and gives access to its provider.

import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import type { Config, Connector } from 'wagmi'
import { env } from '@/lib/env.ts'
import { PairingNotConfiguredError } from '@/lib/wallet/wallet-errors.ts'

/** wagmi's id of its pairing connector. */
export const pairingId = 'walletConnect'

/** Compares the type: a wallet of the browser may announce itself under any id. */
export const isPairing = ({ type }: Connector): boolean => type === 'walletConnect'

/** The relay accepts no page without a project id. */
export const isPairingConfigured = Boolean(env.VITE_WALLETCONNECT_PROJECT_ID)

const loads = new WeakMap<Config, Promise<Connector>>()

/**
 * Loads the pairing connector and registers it with wagmi: at the first click that needs it, or at start if the last
 * session was paired. Registered from the beginning, it would load half a megabyte with the page and call its relay.
 *
 * @throws PairingNotConfiguredError; what loading throws, which the next call retries.
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
      // The page reports failures in its own words; a declined link is no error of it.
      logger: 'silent',
      metadata: {
        name: 'Saleyard',
        description: 'Create tokens and pay thousands of people at once',
        url: origin,
        icons: [`${origin}/favicon.svg`],
      },
    }),
  )
  // A connector whose provider failed to initialise never creates another one: keep only one that works.
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
 * Wallets verify a page's URL with a service of the public relay. With another relay it verifies nothing, yet every
 * request would wait up to 5 seconds for it, and a third party would get a request.
 */
function disableVerify({ signer }: PairingProvider): void {
  const { hostname } = new URL(env.VITE_WALLETCONNECT_RELAY_URL)
  if (/\.walletconnect\.(org|com)$/.test(hostname)) return
  signer.client.core.verify.register = async () => ''
}

/** Closes the relay's connection if no session needs it. The provider opens it again by itself for the next pairing. */
export async function closeRelay(connector: Connector): Promise<void> {
  const { session, signer } = await getPairingProvider(connector)
  if (!session) await signer.client.core.relayer.transportClose()
}

/** The provider's messages for a link or a request that was not answered in time. */
const expired = /^(Proposal|Request) expired/

/**
 * Silences a rejection that no code can catch. If a link or a request expires, the provider rejects the promise that we
 * await, and a second one that it keeps to itself (`createDelayedPromise` of @walletconnect/utils 2.21.8): five minutes
 * after an abandoned link the page would report an error of its own.
 */
export function ignoreExpiredLinks(): void {
  window.addEventListener('unhandledrejection', ignore)
}

/** A single function: registering it twice adds it once. */
function ignore(event: PromiseRejectionEvent) {
  if (event.reason instanceof Error && expired.test(event.reason.message)) event.preventDefault()
}
