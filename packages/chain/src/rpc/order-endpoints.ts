// Orders endpoints by their health, and probes degraded ones.

import { type EndpointHealth, isOlder, isStale } from './network-health.ts'
import type { WatchedEndpoint } from './watch-endpoint.ts'

/**
 * Orders endpoints: healthy ones, then stale ones, silent ones, those that requested a pause, and those of another
 * network, which only get a check of their network. Within each group the given order stays.
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

/** In milliseconds: how long a degraded endpoint rests before the next probe. */
const probeInterval = 30_000

/** Probes whether degraded endpoints have recovered. Only a read triggers it, so an idle page sends no request. */
export function probeDegradedEndpoints(endpoints: readonly WatchedEndpoint[], blockTime?: number): void {
  const all = endpoints.map(({ health }) => health())
  // An old block may be due to this machine's clock: the reports of other endpoints decide.
  const isOld = all.some(({ head }) => head && isOlder(head, blockTime))
  const due = endpoints.filter(({ health, identifyRequestedAt }) => {
    const { state, since = 0 } = health()
    const isAside = ['silent', 'wrongNetwork'].includes(state) || isStale(health(), all, blockTime)
    return (
      (isAside || (isOld && state === 'unasked')) && Date.now() - Math.max(since, identifyRequestedAt()) > probeInterval
    )
  })
  for (const { identify } of due) identify().catch(() => {}) // the endpoint records its own failure
}
