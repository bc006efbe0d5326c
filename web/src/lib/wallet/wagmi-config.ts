// Configures wagmi with the page's networks, transports and wallets, and starts the session rules.

import { multicallBatchWait } from '@saleyard/chain/rpc/constants.ts'
import { type CreateConnectorFn, createConfig, createStorage, injected } from 'wagmi'
import { multicallBatchSize, pollingInterval } from '@/lib/constants.ts'
import { createChainTransport } from '@/lib/networks/chain-transport.ts'
import { configuredChains } from '@/lib/networks/chains.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { startSession } from './session.ts'

/** Local blocks arrive at once, so a longer interval would only slow down tests and the user. */
const getPollingInterval = (chainId: number) => (chainId === 31337 ? 500 : pollingInterval)

const connectors: CreateConnectorFn[] = [injected()]

export const config = createConfig({
  chains: configuredChains,
  transports: Object.fromEntries(configuredChains.map((chain) => [chain.id, createChainTransport(chain)])),
  // Wallets announce themselves (EIP-6963); the connector here is `window.ethereum`, shown only if none did.
  multiInjectedProviderDiscovery: true,
  connectors,
  storage: createStorage({ storage: safeLocalStorage }),
  batch: { multicall: { batchSize: multicallBatchSize, wait: multicallBatchWait } },
  pollingInterval: Object.fromEntries(configuredChains.map(({ id }) => [id, getPollingInterval(id)])),
})

startSession(config)

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
