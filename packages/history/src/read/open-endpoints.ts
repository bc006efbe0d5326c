// Opens the endpoints of a network for reading logs, each by itself.

import type { Endpoint } from '@saleyard/chain/rpc/endpoints.ts'
import { networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { type Chain, createClient } from 'viem'
import type { LogEndpoint } from './read-range.ts'

/**
 * Opens a client for each endpoint of a network: its transport checks the network's id and the time of an answer, and
 * leaves retries to the reader. The key is the host, which has no secret of the URL.
 *
 * @example
 * const endpoints = openLogEndpoints(bsc, getEndpoints({ chain, replaced, provider }))
 */
export function openLogEndpoints(chain: Chain, endpoints: readonly Endpoint[]): LogEndpoint[] {
  const hosts = endpoints.map(({ url }) => new URL(url).host)
  return endpoints.map((endpoint, index) => {
    const before = hosts.slice(0, index).filter((host) => host === hosts[index]).length
    return {
      key: before > 0 ? `${hosts[index]} (${before + 1})` : (hosts[index] ?? endpoint.url),
      client: createClient({ chain, transport: networkTransport([endpoint], chain.id, { retryCount: 0 }) }),
    }
  })
}
