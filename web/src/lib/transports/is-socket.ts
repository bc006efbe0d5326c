import type { Endpoint } from './read-endpoint'

export function isSocket({ url }: Endpoint): boolean {
  return /^wss?:/.test(url)
}
