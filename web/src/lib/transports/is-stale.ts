import type { EndpointHealth } from './network-health'

/** How far a healthy node may lag behind others: load balancers mix nodes that are some seconds apart. ms */
const lag = 30_000
/** Blocks, where nobody knows how often the chain makes one. */
const lagBlocks = 60
/** How old a newest block may be on a chain that makes one every few seconds. ms */
const age = 60_000

/**
 * Whether an endpoint's newest block is much older than that of others, or than the chain's block time allows.
 *
 * @param blockTime ms; unknown for chains that make blocks on demand, whose blocks may be of any age.
 */
export function isStale(endpoint: EndpointHealth, others: readonly EndpointHealth[], blockTime?: number): boolean {
  const { head } = endpoint
  if (!head) return false
  if (blockTime && head.madeAt !== undefined && head.seenAt - head.madeAt > Math.max(age, 10 * blockTime)) return true
  const allowed = blockTime ? Math.max(3, Math.ceil(lag / blockTime)) : lagBlocks
  // Only what another had told by then proves that it was behind; what came later may just be newer.
  return others.some((other) => {
    if (!other.head || other.state !== 'answering') return false
    return other.head.seenAt <= head.seenAt && other.head.number - head.number > allowed
  })
}
