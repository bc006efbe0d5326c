// Summarises the health of a network's endpoints as one state, with the age of the newest block.

import { type EndpointHealth, isStale, type NetworkHealth } from './network-health.ts'

export type EndpointStatus = { host: string; state: EndpointHealth['state'] | 'stale'; chainId?: number }

/** State of a network, as learned from reads. Times are in ms. */
export type NetworkStatus = {
  state: EndpointStatus['state']
  /** Host of the endpoint that this describes; the one that answers, if any does. */
  host: string
  /** The network for which it answers, if that is a wrong one. */
  chainId?: number
  latency?: number
  /** Age of the newest block. */
  blockAge?: number
  /** Time since the last answer. */
  answeredAgo?: number
  endpoints: readonly EndpointStatus[]
}

/** In milliseconds: how long the age of a known block is reported; after that, only the time since the last answer. */
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

/** Chooses the endpoint that answered last, if it still does; else the first one with a known state. */
function choose(states: readonly EndpointStatus[], current: number | undefined): number {
  const answers = (state: EndpointStatus | undefined) => state?.state === 'answering' || state?.state === 'stale'
  if (current !== undefined && answers(states[current])) return current
  const answering = states.findIndex(answers)
  if (answering >= 0) return answering
  const requested = states.findIndex(({ state }) => state !== 'unasked')
  return Math.max(0, requested)
}
