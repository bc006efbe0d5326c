import { getEndpoints } from '@saleyard/chain/rpc/endpoints.ts'
import { type NetworkTransport, networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { env } from '@/lib/env.ts'
import type { AppChain } from './chains.ts'

const provider = { base: env.VITE_WALLETCONNECT_RPC_URL, projectId: env.VITE_WALLETCONNECT_PROJECT_ID }

/** The way to a network as this page is set up, whether or not it is one of those in use. Asks nobody. */
export function createChainTransport(
  chain: Pick<AppChain, 'id' | 'endpoints' | 'webSocketUrl'>,
  options?: Parameters<typeof networkTransport>[2],
): NetworkTransport {
  return networkTransport(getEndpoints({ chain, replaced: env.VITE_RPC_URLS, provider }), chain.id, options)
}
