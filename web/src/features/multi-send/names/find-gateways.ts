import { decodeErrorResult, decodeFunctionData, type Hex, parseAbi } from 'viem'

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
export function hostOf(text: string): string {
  if (!URL.canParse(text)) return text
  const { protocol, host } = new URL(text)
  return protocol === 'https:' ? host : `${protocol}//${host}`
}
