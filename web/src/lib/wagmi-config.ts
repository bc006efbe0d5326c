import { type Config, type CreateConnectorFn, createConfig, createStorage, injected } from 'wagmi'
import { type AppChain, configuredChains } from './chains'
import { multicallBatchSize, multicallBatchWait, pollingInterval } from './constants'
import { env } from './env'
import { safeLocalStorage } from './store/safe-local-storage'
import { endpointsOf } from './transports/endpoints-of'
import { networkTransport } from './transports/network-transport'
import { startSession } from './wallet/session/start-session'

const provider = { base: env.VITE_WALLETCONNECT_RPC_URL, projectId: env.VITE_WALLETCONNECT_PROJECT_ID }

const transportOf = (chain: AppChain) =>
  networkTransport(endpointsOf({ chain, replaced: env.VITE_RPC_URLS, provider }), chain.id)

/** Local blocks come at once, so looking for them seldom would only slow the tests and the eye. */
const pollingOf = (chainId: number) => (chainId === 31337 ? 500 : pollingInterval)

const connectors: CreateConnectorFn[] = [injected()]

export const config = createConfig({
  chains: configuredChains,
  transports: Object.fromEntries(configuredChains.map((chain) => [chain.id, transportOf(chain)])),
  // Wallets announce themselves (EIP-6963); the one here is `window.ethereum`, shown only if none did.
  multiInjectedProviderDiscovery: true,
  connectors,
  storage: createStorage({ storage: safeLocalStorage }),
  batch: { multicall: { batchSize: multicallBatchSize, wait: multicallBatchWait } },
  pollingInterval: Object.fromEntries(configuredChains.map(({ id }) => [id, pollingOf(id)])),
})

startSession(config as unknown as Config)

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
