// Finds the gateways of an EIP-3668 lookup, and queries only those that the user has agreed to.

import { limitSignal } from '@saleyard/chain/abort.ts'
import { type CcipRequestParameters, decodeErrorResult, decodeFunctionData, type Hex, isHex, parseAbi } from 'viem'

const lookup = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const batch = parseAbi([
  'function query((address sender, string[] urls, bytes data)[] queries) returns (bool[] failures, bytes[] responses)',
])

export const offchainLookupSelector = '0x556f1830'

/** The name service bundles several queries for a gateway of this name: the client itself, see viem. */
const localBatch = 'x-batch-gateway:true'
/** A batch inside of a batch is possible; this bounds the nesting. */
const maximumDepth = 4

/**
 * Lists the hosts to which an EIP-3668 error directs the client, in order; with their scheme if it is not https.
 *
 * @param data Data of the error.
 */
export function findGateways(data: Hex): string[] {
  const [, urls, callData] = decodeErrorResult({ abi: lookup, data }).args
  return [...new Set(unwrap(urls, callData, maximumDepth).map(hostOf))]
}

function unwrap(urls: readonly string[], data: Hex, depth: number): string[] {
  if (depth === 0) return []
  if (!urls.includes(localBatch)) return [...urls]
  const [queries] = decodeFunctionData({ abi: batch, data }).args
  return queries.flatMap((query) => unwrap(query.urls, query.data, depth - 1))
}

/** Formats a host as the page shows it for consent. */
function hostOf(text: string): string {
  if (!URL.canParse(text)) return text
  const { protocol, host } = new URL(text)
  return protocol === 'https:' ? host : `${protocol}//${host}`
}

export type QueryGatewayParameters = {
  url: string
  sender: string
  data: Hex
  signal: AbortSignal | undefined
}

/** Sends no data of the user, and stores none. Node has no HTTP cache, and its types no field for it. */
const withoutTraces = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
  cache: 'no-store',
} as const

/** In bytes of an answer; a proof of a record on another chain has some tens of thousands. */
const maximumBytes = 262_144

/**
 * Sends one query to one gateway, by EIP-3668. The gateway learns the query and the IP address, and nothing more: no
 * cookies, no referrer, no redirect.
 *
 * @returns The data for the name service.
 * @throws Error if the gateway fails, answers too late or too much, or returns something other than hexadecimal data.
 */
export async function queryGateway({ url, sender, data, signal }: QueryGatewayParameters): Promise<Hex> {
  const isGet = url.includes('{data}')
  const response = await fetch(url.replace('{sender}', sender.toLowerCase()).replace('{data}', data), {
    ...(isGet
      ? { method: 'GET' }
      : { method: 'POST', body: JSON.stringify({ data, sender }), headers: { 'Content-Type': 'application/json' } }),
    signal: limitSignal(signal),
    ...withoutTraces,
  })
  if (!response.ok) throw new Error(`${hostOf(url)} answered ${response.status}`)
  const text = await readBounded(response)
  const result: unknown = response.headers.get('content-type')?.startsWith('application/json')
    ? (JSON.parse(text) as { data?: unknown } | null)?.data
    : text
  if (!isHex(result)) throw new Error(`${hostOf(url)} answered no data`)
  return result
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // An error inside the loop cancels the rest of the response.
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maximumBytes) throw new Error(`More than ${maximumBytes} bytes`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

type GatewayGate = {
  request: (parameters: Pick<CcipRequestParameters, 'data' | 'sender' | 'urls'>) => Promise<Hex>
  /** Hosts that the lookup required, whether they were queried or not. */
  requested: ReadonlySet<string>
  /** A host without consent, or without a usable answer. If it is set, the name remains unknown. */
  problem(): { kind: 'unasked' | 'failed'; host: string } | undefined
}

/**
 * Creates a gate that queries only gateways with the user's consent, over https.
 *
 * @param hosts Hosts in the form of {@link hostOf}.
 */
export function createGatewayGate({
  hosts,
  signal,
  query = queryGateway,
}: {
  hosts: readonly string[]
  signal?: AbortSignal
  query?: (parameters: QueryGatewayParameters) => Promise<Hex>
}): GatewayGate {
  const requested = new Set<string>()
  let problem: ReturnType<GatewayGate['problem']>

  return {
    requested,
    problem: () => problem,
    async request({ data, sender, urls }) {
      for (const url of urls) requested.add(hostOf(url))
      const allowed = urls.filter((url) => hosts.includes(hostOf(url)))
      const [first] = allowed.length > 0 ? allowed : urls
      const answer = await tryEach(allowed.filter(isSecure), (url) => query({ url, sender, data, signal }))
      if (answer !== undefined) return answer
      problem ??= { kind: allowed.length > 0 ? 'failed' : 'unasked', host: hostOf(first ?? '') }
      throw new Error(`No answer from ${urls.map(hostOf).join(', ')}`)
    },
  }
}

const isSecure = (url: string) => url.startsWith('https://')

async function tryEach(urls: string[], query: (url: string) => Promise<Hex>): Promise<Hex | undefined> {
  for (const url of urls) {
    const answer = await query(url).catch(() => undefined)
    if (answer !== undefined) return answer
  }
  return undefined
}
