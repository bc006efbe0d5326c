// Ranks the endpoints of a network by samples while a page needs it.

import { type Chain, createTransport, fallback, type Transport } from 'viem'
import { rankingSamples, rankingWeights } from '@/lib/constants.ts'
import type { WatchedEndpoint } from './watch-endpoint.ts'

export type Ranking = {
  /** Endpoints, best first; as configured until a first sample was taken, as last ranked after the end. */
  order(): Promise<readonly WatchedEndpoint[]>
  /** Samples from now until the returned function is called; several may ask for it at once. */
  start(): () => void
}

/** The ranking of a network's endpoints. Off at first: nothing is asked for it. */
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
      let isKept = true
      return () => {
        if (!isKept) return
        isKept = false
        users -= 1
        if (users === 0) sampler?.stop()
      }
    },
  }
}

type Sampler = { order(): Promise<readonly WatchedEndpoint[]>; stop(): void }

/** A request that every endpoint declines, after it has put itself on the list in `params`. */
const walk = 'saleyard_order'

/**
 * Lets viem rank endpoints: it asks each for its newest block, once per interval (ms; default 4000), and keeps the order to itself.
 * So the order is walked by a request that goes from one to the next. Nor has its sampling an end: after `stop` it
 * waits for an answer that never comes, and asks nobody.
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
