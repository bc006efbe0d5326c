// Finds the health and ranking of a configured network, and refreshes it with one read.

import type { NetworkAttributes } from '@saleyard/chain/rpc/network-transport.ts'
import type { Config } from 'wagmi'

/** Standing and ranking of a network's endpoints; nothing where the network is not configured. Asks nobody. */
export function getNetworkAttributes(config: Config, chainId: number): Partial<NetworkAttributes> {
  if (!config.chains.some(({ id }) => id === chainId)) return {}
  return config.getClient({ chainId }).transport as Partial<NetworkAttributes>
}

/**
 * Asks a network once for its newest block, one endpoint after the other until one answers. What that taught stands in its
 * health ({@link describeNetwork}), so this neither returns nor throws anything.
 *
 * @param signal Once aborted, no further endpoint is asked.
 */
export async function checkNetwork(config: Config, chainId: number, signal: AbortSignal): Promise<void> {
  await config
    .getClient({ chainId })
    // A second round would ask endpoints that have just failed.
    .request({ method: 'eth_getBlockByNumber', params: ['latest', false] }, { retryCount: 0, signal })
    .catch(() => {})
}
