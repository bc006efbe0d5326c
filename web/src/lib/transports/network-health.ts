import { createStore, type StoreApi } from 'zustand/vanilla'

/** The newest block that an endpoint told of. Times in ms since 1970. */
export type Head = {
  number: bigint
  /** When it was made, by the chain; unknown where only its number was told. */
  madeAt?: number
  /** When we were told. */
  seenAt: number
}

export type EndpointHealth = {
  host: string
  state: 'unasked' | 'answering' | 'silent' | 'limited' | 'wrongNetwork'
  /** When it came into this state, ms since 1970. */
  since?: number
  /** From asking to the last answer, ms. */
  latency?: number
  answeredAt?: number
  head?: Head
  /** The network that it answers for, where that is a wrong one. */
  chainId?: number
  /** When it last told the right network, ms since 1970; nobody knows after a silence. */
  identifiedAt?: number
  /** It asked to be left alone until then, ms since 1970. */
  askAgainAt?: number
}

/** What reads taught about the endpoints of one network; nothing is asked to fill it. */
export type NetworkHealth = {
  endpoints: readonly EndpointHealth[]
  /** Of the endpoint that answered last. */
  current?: number
}

export type HealthStore = StoreApi<NetworkHealth>

export function createHealthStore(urls: readonly string[]): HealthStore {
  return createStore<NetworkHealth>(() => ({
    endpoints: urls.map((url) => ({ host: new URL(url).host, state: 'unasked' as const })),
  }))
}
