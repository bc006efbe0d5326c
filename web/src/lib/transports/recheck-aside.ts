import { isOlder } from './is-older.ts'
import { isStale } from './is-stale.ts'
import type { WatchedEndpoint } from './watch-endpoint.ts'

/** How long an endpoint is left aside before it is looked at again. ms */
const pause = 30_000

/**
 * Looks whether endpoints that were put aside have recovered. Called when somebody reads, so nothing is asked by a page
 * that is left alone.
 */
export function recheckAside(endpoints: readonly WatchedEndpoint[], blockTime?: number): void {
  const all = endpoints.map(({ health }) => health())
  // An old block may be this machine's clock: what others tell decides.
  const isOld = all.some(({ head }) => head && isOlder(head, blockTime))
  const due = endpoints.filter(({ health, askedAt }) => {
    const { state, since = 0 } = health()
    const isAside = ['silent', 'wrongNetwork'].includes(state) || isStale(health(), all, blockTime)
    return (isAside || (isOld && state === 'unasked')) && Date.now() - Math.max(since, askedAt()) > pause
  })
  for (const { identify } of due) identify().catch(() => {}) // noted where it is asked
}
