import { isStale } from './is-stale.ts'
import type { EndpointHealth } from './network-health.ts'

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
  if (health.state === 'limited') return (health.askAgainAt ?? 0) > Date.now() ? 3 : 0
  if (health.state === 'silent') return 2
  return isStale(health, all, blockTime) ? 1 : 0
}
