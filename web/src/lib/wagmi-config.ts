import { type CreateConnectorFn, createConfig, createStorage, fallback, http, injected, type Transport } from 'wagmi'
import { configuredChains } from './chains'
import {
  httpTimeout,
  multicallBatchSize,
  multicallBatchWait,
  pollingInterval,
  rpcRetryCount,
  rpcRetryDelay,
} from './constants'
import { safeLocalStorage } from './store/safe-local-storage'

const options = { timeout: httpTimeout, retryCount: rpcRetryCount, retryDelay: rpcRetryDelay }

/** First answer wins; ranking would ask every endpoint before anybody clicked. */
const transportOf = (endpoints: readonly string[]): Transport =>
  fallback(
    endpoints.map((url) => http(url, options)),
    { rank: false },
  )

/** Local blocks come at once, so looking for them seldom would only slow the tests and the eye. */
const pollingOf = (chainId: number) => (chainId === 31337 ? 500 : pollingInterval)

const connectors: CreateConnectorFn[] = [injected()]

export const config = createConfig({
  chains: configuredChains,
  transports: Object.fromEntries(configuredChains.map(({ id, endpoints }) => [id, transportOf(endpoints)])),
  // Wallets announce themselves (EIP-6963); the one here is `window.ethereum`, shown only if none did.
  multiInjectedProviderDiscovery: true,
  connectors,
  storage: createStorage({ storage: safeLocalStorage }),
  batch: { multicall: { batchSize: multicallBatchSize, wait: multicallBatchWait } },
  pollingInterval: Object.fromEntries(configuredChains.map(({ id }) => [id, pollingOf(id)])),
})

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
