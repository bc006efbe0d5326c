// Reads the endpoints of a network from settings and chain facts, in the order of their use.

/** One address of a network, with the form of its requests. */
export type Endpoint = {
  url: string
  /** Whether simultaneous requests go in one http request; public nodes differ in what they accept. */
  batch: boolean
}

const schemes = ['http:', 'https:', 'ws:', 'wss:']

/**
 * Reads an address of the settings: `https://…` or `wss://…`, with `#batch` at its end if the node accepts batches.
 *
 * @returns Undefined for anything else.
 */
export function readEndpoint(text: string): Endpoint | undefined {
  // A comma is an attempted list, which a host name would swallow.
  if (text.includes(',') || !URL.canParse(text)) return undefined
  const { protocol, hash } = new URL(text)
  if (!schemes.includes(protocol) || !['', '#batch'].includes(hash)) return undefined
  return { url: text.split('#')[0] ?? text, batch: hash === '#batch' }
}

export function isSocket({ url }: Endpoint): boolean {
  return /^wss?:/.test(url)
}

type RpcUrls = Readonly<Record<number, readonly Endpoint[]>>

/**
 * Reads `56=https://a https://b#batch wss://c;97=https://d`: the addresses of networks, which replace the built-in
 * ones. Semicolons separate networks, spaces separate addresses, which are used in this order.
 *
 * @throws Error that names the wrong part.
 */
export function parseRpcUrls(text: string): RpcUrls {
  const networks = text.split(';').flatMap((part) => (part.trim() ? [parseNetwork(part.trim())] : []))
  const ids = networks.map(([id]) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`network ${twice} is named twice`)
  return Object.fromEntries(networks)
}

function parseNetwork(part: string): [number, Endpoint[]] {
  const [, id, list] = part.match(/^(\d+)\s*=\s*(.*)$/) ?? []
  if (!id || !list) throw new Error(`"${part}" is not like 56=https://a https://b`)
  return [Number(id), list.split(/\s+/).map(parseEndpoint)]
}

function parseEndpoint(text: string): Endpoint {
  const endpoint = readEndpoint(text)
  if (!endpoint) throw new Error(`"${text}" is no address of a node`)
  return endpoint
}

/** Networks that the wallet-connection provider serves by chain and project id (A46). */
const providerChainIds: readonly number[] = [1, 5, 56, 97, 137, 42161, 43114]

type ProviderOptions = {
  base: string
  /** Without an id the provider gets no request. */
  projectId: string | undefined
}

/** Returns the provider's address of a network; undefined if there is none. */
function providerEndpoint(chainId: number, { base, projectId }: ProviderOptions): Endpoint | undefined {
  if (!projectId || !providerChainIds.includes(chainId)) return undefined
  const url = new URL(base)
  // Written out: URLSearchParams would escape the colon, which the provider's own clients do not.
  url.search = `?chainId=eip155:${chainId}&projectId=${encodeURIComponent(projectId)}`
  return { url: url.href, batch: false }
}

type GetEndpointsParameters = {
  chain: { id: number; endpoints: readonly string[]; webSocketUrl?: string }
  /** From the environment; the endpoints here replace all others of their network. */
  replaced: RpcUrls
  provider: ProviderOptions
}

/** Lists a network's endpoints in the order of their use: the provider, then public nodes, then a WebSocket. */
export function getEndpoints({ chain, replaced, provider }: GetEndpointsParameters): readonly Endpoint[] {
  const own = replaced[chain.id]
  if (own) return own
  const known = [...chain.endpoints, ...(chain.webSocketUrl ? [chain.webSocketUrl] : [])]
  const first = providerEndpoint(chain.id, provider)
  return [...(first ? [first] : []), ...known.flatMap((text) => readEndpoint(text) ?? [])]
}
