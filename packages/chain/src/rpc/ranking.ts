// Ranks the endpoints of a network by samples while a page needs it.

import { type Chain, createTransport, fallback, type Transport } from 'viem'
import { rankingSamples, rankingWeights } from './constants.ts'
import type { WatchedEndpoint } from './watch-endpoint.ts'

export type Ranking = {
  /**
   * Returns the endpoints, best first; in configured order before the first sample, in their last order after the end.
   */
  order(): Promise<readonly WatchedEndpoint[]>
  /** Samples until the returned function is called; several callers may use it at once. */
  start(): () => void
}

/** Creates the ranking of a network's endpoints. It is off at first, and sends no request then. */
export function createRanking(
  endpoints: readonly WatchedEndpoint[],
  options: { chain?: Chain; interval?: number },
): Ranking {
  let users = 0
  let sampler: Sampler | undefined

  return {
    order: async () => sampler?.order() ?? endpoints,
    start() {
      if (endpoints.length < 2) return () => {}
      users += 1
      if (users === 1) sampler = startSampler(endpoints, options)
      let isActive = true
      return () => {
        if (!isActive) return
        isActive = false
        users -= 1
        if (users === 0) sampler?.stop()
      }
    },
  }
}

type Sampler = { order(): Promise<readonly WatchedEndpoint[]>; stop(): void }

/** A request that every endpoint declines, after adding itself to the list in `params`. */
const walk = 'saleyard_order'

/**
 * Lets viem rank endpoints: it requests the newest block of each, once per interval (ms; default 4000), but does not
 * expose the order. So a request that goes from one to the next collects it. viem's sampling has no end either: after
 * `stop` it waits for an answer that never comes, and sends no request.
 */
function startSampler(
  endpoints: readonly WatchedEndpoint[],
  { chain, interval }: { chain?: Chain; interval?: number },
): Sampler {
  let isStopped = false
  const ranked = fallback(endpoints.map(toProbe), {
    retryCount: 0,
    rank: {
      interval,
      sampleCount: rankingSamples,
      weights: rankingWeights,
      ping: ({ transport }) =>
        isStopped ? new Promise(() => {}) : transport.request({ method: 'eth_blockNumber' } as never),
    },
  })({ chain, pollingInterval: interval })

  return {
    async order() {
      const order: WatchedEndpoint[] = []
      await ranked.request({ method: walk, params: [order] } as never).catch(() => {})
      return order
    },
    stop: () => {
      isStopped = true
    },
  }
}

function toProbe(endpoint: WatchedEndpoint): Transport {
  return (options) =>
    createTransport({
      key: 'probe',
      name: endpoint.health().host,
      type: 'probe',
      retryCount: 0,
      async request(args) {
        if (args.method !== walk) return endpoint.transport(options).request(args as never) as never
        const [order] = args.params as [WatchedEndpoint[]]
        order.push(endpoint)
        throw new Error(walk)
      },
    })
}
