// Orders endpoints by their standing, and probes those that were set aside.

import { type EndpointHealth, isOlder, isStale } from './network-health.ts'
import type { WatchedEndpoint } from './watch-endpoint.ts'

/**
 * In which order endpoints are asked: those in good standing, then stale ones, silent ones, those that want to be left
 * alone, and those of another network, which are only asked whether they still are. Within each the given order stays.
 */
export function orderEndpoints<endpoint extends { health: () => EndpointHealth }>(
  endpoints: readonly endpoint[],
  blockTime?: number,
): endpoint[] {
  const all = endpoints.map(({ health }) => health())
  const place = ({ health }: endpoint) => placeOf(health(), all, blockTime)
  return endpoints.toSorted((a, b) => place(a) - place(b))
}

function placeOf(health: EndpointHealth, all: readonly EndpointHealth[], blockTime?: number): number {
  if (health.state === 'wrongNetwork') return 4
  if (health.state === 'limited') return (health.retryAt ?? 0) > Date.now() ? 3 : 0
  if (health.state === 'silent') return 2
  return isStale(health, all, blockTime) ? 1 : 0
}

/** How long an endpoint is left aside before it is looked at again. ms */
const probeInterval = 30_000

/**
 * Looks whether endpoints that were put aside have recovered. Called when somebody reads, so nothing is asked by a page
 * that is left alone.
 */
export function probeDegradedEndpoints(endpoints: readonly WatchedEndpoint[], blockTime?: number): void {
  const all = endpoints.map(({ health }) => health())
  // An old block may be this machine's clock: what others tell decides.
  const isOld = all.some(({ head }) => head && isOlder(head, blockTime))
  const due = endpoints.filter(({ health, identifyRequestedAt }) => {
    const { state, since = 0 } = health()
    const isAside = ['silent', 'wrongNetwork'].includes(state) || isStale(health(), all, blockTime)
    return (
      (isAside || (isOld && state === 'unasked')) && Date.now() - Math.max(since, identifyRequestedAt()) > probeInterval
    )
  })
  for (const { identify } of due) identify().catch(() => {}) // noted where it is asked
}
