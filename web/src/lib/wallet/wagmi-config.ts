// Configures wagmi with the page's networks, transports and wallets, and starts the session rules.
import { type CreateConnectorFn, createConfig, createStorage, injected } from 'wagmi'
import { multicallBatchSize, multicallBatchWait, pollingInterval } from '@/lib/constants.ts'
import { createChainTransport } from '@/lib/networks/chain-transport.ts'
import { configuredChains } from '@/lib/networks/chains.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { startSession } from './session.ts'

/** Local blocks come at once, so looking for them seldom would only slow the tests and the eye. */
const pollingOf = (chainId: number) => (chainId === 31337 ? 500 : pollingInterval)

const connectors: CreateConnectorFn[] = [injected()]

export const config = createConfig({
  chains: configuredChains,
  transports: Object.fromEntries(configuredChains.map((chain) => [chain.id, createChainTransport(chain)])),
  // Wallets announce themselves (EIP-6963); the one here is `window.ethereum`, shown only if none did.
  multiInjectedProviderDiscovery: true,
  connectors,
  storage: createStorage({ storage: safeLocalStorage }),
  batch: { multicall: { batchSize: multicallBatchSize, wait: multicallBatchWait } },
  pollingInterval: Object.fromEntries(configuredChains.map(({ id }) => [id, pollingOf(id)])),
})

startSession(config)

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
