import type { RpcUrls } from './parse-rpc-urls.ts'
import { type ProviderOptions, providerEndpoint } from './provider-endpoint.ts'
import { type Endpoint, readEndpoint } from './read-endpoint.ts'

export type EndpointsOfParameters = {
  chain: { id: number; endpoints: readonly string[]; webSocketUrl?: string }
  /** From the environment; a network that it names is read from these alone. */
  replaced: RpcUrls
  provider: ProviderOptions
}

/** Where a network is read from, in the order of asking: the provider, then public nodes, then a WebSocket. */
export function endpointsOf({ chain, replaced, provider }: EndpointsOfParameters): readonly Endpoint[] {
  const own = replaced[chain.id]
  if (own) return own
  const known = [...chain.endpoints, ...(chain.webSocketUrl ? [chain.webSocketUrl] : [])]
  const first = providerEndpoint(chain.id, provider)
  return [...(first ? [first] : []), ...known.flatMap((text) => readEndpoint(text) ?? [])]
}
