import type { Chain } from 'viem'
import { type Sampler, startSampler } from './start-sampler.ts'
import type { WatchedEndpoint } from './watch-endpoint.ts'

export type Ranking = {
  /** Endpoints, best first; as configured until a first sample was taken, as last ranked after the end. */
  order(): Promise<readonly WatchedEndpoint[]>
  /** Samples from now until the returned function is called; several may ask for it at once. */
  keep(): () => void
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
    keep() {
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
