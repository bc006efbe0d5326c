// Names the addresses of page, node and third-party services, and detects requests that leave them.

/** Port that the page is served on: one that the system gives, unless this variable names another. */
export const chosenPort = Number(process.env.E2E_PORT ?? 0)

/** Playwright notes the port under this name when the server prints it, before it starts a worker. */
export const servedAt = /http:\/\/127\.0\.0\.1:(?<e2e_served_port>\d+)\//

export const pageUrl = `http://127.0.0.1:${process.env.E2E_SERVED_PORT ?? chosenPort}`

/**
 * The node's address as the build knows it. Nothing listens there: each worker's Chromium resolves this name to the
 * worker's own anvil, so one build serves any number of workers and every request is a real one.
 */
export const rpcUrl = 'http://rpc.localhost:8545'

/**
 * Where the page of a Safe is that frames this one, in the build that allows it. It has another origin; specs-safe/ gives the
 * name to a server of its own.
 */
export const safePageUrl = 'http://safe.localhost:8551'

/** The third-party services that the build knows, each with its own name, so that a test can see which one was asked. */
export const serviceUrls = {
  relay: 'ws://relay.localhost:8546',
  directory: 'http://directory.localhost:8547',
  images: 'http://images.localhost:8548',
  identity: 'http://identity.localhost:8549',
  /** Reads listed networks by project id; has no node behind it. */
  provider: 'http://provider.localhost:8550',
} as const

export type ServiceName = keyof typeof serviceUrls

/** Whether a request leaves for an origin that is not in the list. `data:` and `blob:` never leave the page. */
export function isForeign(url: string, origins: readonly string[]): boolean {
  const { protocol, origin } = new URL(url)
  return protocol !== 'data:' && protocol !== 'blob:' && !origins.includes(origin)
}
