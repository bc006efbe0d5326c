import { type Endpoint, readEndpoint } from './read-endpoint.ts'

export type RpcUrls = Readonly<Record<number, readonly Endpoint[]>>

/**
 * Reads `56=https://a https://b#batch wss://c;97=https://d`: which addresses a network is read from, instead of those
 * that are built in. Semicolons between networks, spaces between addresses, asked in this order.
 *
 * @throws Error saying which part is wrong.
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
