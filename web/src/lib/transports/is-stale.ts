import { isOlder } from './is-older.ts'
import type { EndpointHealth } from './network-health.ts'

/** How far a healthy node may lag behind others: load balancers mix nodes that are some seconds apart. ms */
const lag = 30_000
/** Blocks, where nobody knows how often the chain makes one. */
const lagBlocks = 60
/**
 * Whether an endpoint's newest block is much older than that of another. This machine's clock may be wrong, so an age
 * says something only beside another's.
 *
 * @param blockTime ms; unknown for chains that make blocks on demand, whose blocks may be of any age.
 */
export function isStale(endpoint: EndpointHealth, others: readonly EndpointHealth[], blockTime?: number): boolean {
  const { head } = endpoint
  if (!head) return false
  const allowed = blockTime ? Math.max(3, Math.ceil(lag / blockTime)) : lagBlocks
  return others.some((other) => {
    if (!other.head || other.state !== 'answering') return false
    if (isOlder(head, blockTime, other.head)) return true
    // Only what another had told by then proves that it was behind; what came later may just be newer.
    return other.head.seenAt <= head.seenAt && other.head.number - head.number > allowed
  })
}
