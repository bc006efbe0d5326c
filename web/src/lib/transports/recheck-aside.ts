import { isStale } from './is-stale'
import type { WatchedEndpoint } from './watch-endpoint'

/** How long an endpoint is left aside before it is looked at again. ms */
const pause = 30_000

/**
 * Looks whether endpoints that were put aside have recovered. Called when somebody reads, so nothing is asked by a page
 * that is left alone.
 */
export function recheckAside(endpoints: readonly WatchedEndpoint[], blockTime?: number): void {
  const all = endpoints.map(({ health }) => health())
  const due = endpoints.filter(({ health, askedAt }) => {
    const { state, since = 0 } = health()
    const isAside = state === 'silent' || state === 'wrongNetwork' || isStale(health(), all, blockTime)
    return isAside && Date.now() - Math.max(since, askedAt()) > pause
  })
  for (const { identify } of due) identify().catch(() => {}) // noted where it is asked
}
