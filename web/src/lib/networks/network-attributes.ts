// Reads the health and ranking of a configured network, and refreshes them with one request.

import type { NetworkAttributes } from '@saleyard/chain/rpc/network-transport.ts'
import type { Config } from 'wagmi'

/** Returns health and ranking of a network's endpoints; empty if the network is not configured. Makes no request. */
export function getNetworkAttributes(config: Config, chainId: number): Partial<NetworkAttributes> {
  if (!config.chains.some(({ id }) => id === chainId)) return {}
  return config.getClient({ chainId }).transport as Partial<NetworkAttributes>
}

/**
 * Requests a network's newest block once, from one endpoint after the other until one answers. The result appears in
 * the network's health ({@link describeNetwork}), so this function neither returns nor throws anything.
 *
 * @param signal Once aborted, it tries no further endpoint.
 */
export async function checkNetwork(config: Config, chainId: number, signal: AbortSignal): Promise<void> {
  await config
    .getClient({ chainId })
    // A retry would repeat the request at endpoints that have just failed.
    .request({ method: 'eth_getBlockByNumber', params: ['latest', false] }, { retryCount: 0, signal })
    .catch(() => {})
}
