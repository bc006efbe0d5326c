import type { Endpoint } from './read-endpoint.ts'

export function isSocket({ url }: Endpoint): boolean {
  return /^wss?:/.test(url)
}
