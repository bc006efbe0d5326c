// Finds the gateways of an EIP-3668 lookup, and queries those that the user has agreed to, and no others.

import { limitSignal } from '@saleyard/chain/abort.ts'
import { type CcipRequestParameters, decodeErrorResult, decodeFunctionData, type Hex, isHex, parseAbi } from 'viem'

const lookup = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const batch = parseAbi([
  'function query((address sender, string[] urls, bytes data)[] queries) returns (bool[] failures, bytes[] responses)',
])

export const offchainLookupSelector = '0x556f1830'

/** The name service hands several questions over as one, to a gateway of this name: the page itself, see viem. */
const localBatch = 'x-batch-gateway:true'
/** A batch inside of a batch is possible, an endless chain of them is not meant. */
const deepest = 4

/**
 * Hosts that an EIP-3668 error sends the page to, in order; with their scheme where it is not https.
 *
 * @param data Of the error.
 */
export function findGateways(data: Hex): string[] {
  const [, urls, callData] = decodeErrorResult({ abi: lookup, data }).args
  return [...new Set(unwrap(urls, callData, deepest).map(hostOf))]
}

function unwrap(urls: readonly string[], data: Hex, depth: number): string[] {
  if (depth === 0) return []
  if (!urls.includes(localBatch)) return [...urls]
  const [queries] = decodeFunctionData({ abi: batch, data }).args
  return queries.flatMap((query) => unwrap(query.urls, query.data, depth - 1))
}

/** As shown and consented to. */
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

/** Bytes of an answer; a proof of a record on another chain has some tens of thousands. */
const longest = 262_144

/**
 * One question to one gateway, EIP-3668. It learns the question and the address it comes from, and nothing more: no cookies,
 * no referrer, no further address to go to.
 *
 * @returns The data for the name service.
 * @throws Error where it fails, answers too late, too much, or something else than hexadecimal data.
 */
export async function queryGateway({ url, sender, data, signal }: QueryGatewayParameters): Promise<Hex> {
  const isGet = url.includes('{data}')
  const response = await fetch(url.replace('{sender}', sender.toLowerCase()).replace('{data}', data), {
    ...(isGet
      ? { method: 'GET' }
      : { method: 'POST', body: JSON.stringify({ data, sender }), headers: { 'Content-Type': 'application/json' } }),
    signal: limitSignal(signal),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
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
  // Leaving the loop by an error cancels what still comes.
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > longest) throw new Error(`More than ${longest} bytes`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

type GatewayGate = {
  request: (parameters: Pick<CcipRequestParameters, 'data' | 'sender' | 'urls'>) => Promise<Hex>
  /** Hosts that were wanted, whether they were asked or not. */
  requested: ReadonlySet<string>
  /** A host that nobody consented to, or that gave no usable answer. Set once, the name is not known. */
  problem(): { kind: 'unasked' | 'failed'; host: string } | undefined
}

/**
 * Lets the gateways be asked that the user consented to, over https, and no other.
 *
 * @param hosts As {@link hostOf} tells them.
 */
export function createGatewayGate({
  hosts,
  signal,
  ask = queryGateway,
}: {
  hosts: readonly string[]
  signal?: AbortSignal
  ask?: (parameters: QueryGatewayParameters) => Promise<Hex>
}): GatewayGate {
  const wanted = new Set<string>()
  let problem: ReturnType<GatewayGate['problem']>

  return {
    requested: wanted,
    problem: () => problem,
    async request({ data, sender, urls }) {
      for (const url of urls) wanted.add(hostOf(url))
      const allowed = urls.filter((url) => hosts.includes(hostOf(url)))
      const [first] = allowed.length > 0 ? allowed : urls
      const answer = await tryEach(allowed.filter(isSecure), (url) => ask({ url, sender, data, signal }))
      if (answer !== undefined) return answer
      problem ??= { kind: allowed.length > 0 ? 'failed' : 'unasked', host: hostOf(first ?? '') }
      throw new Error(`No answer from ${urls.map(hostOf).join(', ')}`)
    },
  }
}

const isSecure = (url: string) => url.startsWith('https://')

async function tryEach(urls: string[], ask: (url: string) => Promise<Hex>): Promise<Hex | undefined> {
  for (const url of urls) {
    const answer = await ask(url).catch(() => undefined)
    if (answer !== undefined) return answer
  }
  return undefined
}
