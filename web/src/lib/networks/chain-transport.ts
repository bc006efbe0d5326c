import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { type Endpoint, getEndpoints } from '@saleyard/chain/rpc/endpoints.ts'
import { type NetworkTransport, networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { env } from '@/lib/env.ts'

const provider = { base: env.VITE_WALLETCONNECT_RPC_URL, projectId: env.VITE_WALLETCONNECT_PROJECT_ID }

/** Lists the addresses of a network's nodes, in the order of their use. */
export function listEndpoints(chain: Pick<AppChain, 'id' | 'endpoints' | 'webSocketUrl'>): readonly Endpoint[] {
  return getEndpoints({ chain, replaced: env.VITE_RPC_URLS, provider })
}

/** Creates the transport of a network from this page's settings, configured or not. Makes no request. */
export function createChainTransport(
  chain: Pick<AppChain, 'id' | 'endpoints' | 'webSocketUrl'>,
  options?: Parameters<typeof networkTransport>[2],
): NetworkTransport {
  return networkTransport(listEndpoints(chain), chain.id, options)
}
