// Sums up the health of a network's endpoints as one state, with the age of the newest block.

import { type EndpointHealth, isStale, type NetworkHealth } from './network-health.ts'

export type EndpointStatus = { host: string; state: EndpointHealth['state'] | 'stale'; chainId?: number }

/** How a network is, as far as reads taught it. Times in ms. */
export type NetworkStatus = {
  state: EndpointStatus['state']
  /** Of the endpoint that this is about; the one that answers, where one does. */
  host: string
  /** The network it answers for, where that is a wrong one. */
  chainId?: number
  latency?: number
  /** How old the newest block is. */
  blockAge?: number
  /** How long ago the last answer came. */
  answeredAgo?: number
  endpoints: readonly EndpointStatus[]
}

/** What is known of a block is told for so long; after it, how long ago the last answer came. ms */
const fresh = 60_000

export function describeNetwork(health: NetworkHealth, now: number, blockTime?: number): NetworkStatus | undefined {
  const { endpoints } = health
  const states = endpoints.map((endpoint) => {
    const stale = endpoint.state === 'answering' && isStale(endpoint, endpoints, blockTime)
    return { host: endpoint.host, state: stale ? ('stale' as const) : endpoint.state, chainId: endpoint.chainId }
  })
  const index = choose(states, health.current)
  const [shown, endpoint] = [states[index], endpoints[index]]
  if (!shown || !endpoint) return undefined

  const { latency, answeredAt, head } = endpoint
  const ago = (time: number | undefined) => (time === undefined ? undefined : Math.max(0, now - time))
  const blockAge = head && now - head.seenAt < fresh ? ago(head.madeAt ?? head.seenAt) : undefined
  return { ...shown, latency, answeredAgo: ago(answeredAt), blockAge, endpoints: states }
}

/** The one that answered last, if it still does; else the first that has something to say. */
function choose(states: readonly EndpointStatus[], current: number | undefined): number {
  const answers = (state: EndpointStatus | undefined) => state?.state === 'answering' || state?.state === 'stale'
  if (current !== undefined && answers(states[current])) return current
  const answering = states.findIndex(answers)
  if (answering >= 0) return answering
  const asked = states.findIndex(({ state }) => state !== 'unasked')
  return Math.max(0, asked)
}
