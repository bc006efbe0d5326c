/** Port of the built page. Everything else that a run starts takes a free port from the system. */
export const pagePort = Number(process.env.E2E_PORT ?? 21420)

export const pageUrl = `http://127.0.0.1:${pagePort}`

/**
 * The node's address as the build knows it. Nothing listens there: each worker's Chromium resolves this name to the
 * worker's own anvil, so one build serves any number of workers and every request is a real one.
 */
export const rpcUrl = 'http://rpc.localhost:8545'

/** Whom else the build knows, in the same manner: a name for each, so that a test can tell who was asked. */
export const endUrls = {
  relay: 'ws://relay.localhost:8546',
  directory: 'http://directory.localhost:8547',
  images: 'http://images.localhost:8548',
  identity: 'http://identity.localhost:8549',
  /** Reads listed networks by project id; has no node behind it. */
  provider: 'http://provider.localhost:8550',
} as const

export type EndName = keyof typeof endUrls
