// Records the health of a network's endpoints from their reads: state, latency, newest block, and whether it is stale.

import { hexToBigInt, isHex } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The newest block that an endpoint reported. Times are in ms since 1970. */
type Head = {
  number: bigint
  /** The block's own time; unknown if only its number was reported. */
  madeAt?: number
  /** When the endpoint reported it. */
  seenAt: number
}

export type EndpointHealth = {
  host: string
  state: 'unasked' | 'answering' | 'silent' | 'limited' | 'wrongNetwork'
  /** When it entered this state, in ms since 1970. */
  since?: number
  /** Duration of the last request, in ms. */
  latency?: number
  answeredAt?: number
  head?: Head
  /** The network for which it answers, if that is a wrong one. */
  chainId?: number
  /** When it last reported the right network, in ms since 1970; undefined after a failure to answer. */
  identifiedAt?: number
  /** The endpoint requested a pause until then, in ms since 1970. */
  retryAt?: number
}

/** Health of one network's endpoints, as learned from reads; no request serves only to fill it. */
export type NetworkHealth = {
  endpoints: readonly EndpointHealth[]
  /** Index of the endpoint that answered last. */
  current?: number
}

export type HealthStore = StoreApi<NetworkHealth>

export function createHealthStore(urls: readonly string[]): HealthStore {
  return createStore<NetworkHealth>(() => ({
    endpoints: urls.map((url) => ({ host: new URL(url).host, state: 'unasked' as const })),
  }))
}

/** Records the behaviour of one endpoint in the store. */
export type HealthRecorder = ReturnType<typeof createHealthRecorder>

export function createHealthRecorder(store: HealthStore, index: number) {
  const read = () => store.getState().endpoints[index] as EndpointHealth
  const write = (change: Partial<EndpointHealth> & Pick<EndpointHealth, 'state'>, current?: number) =>
    store.setState((health) => ({
      endpoints: health.endpoints.map((endpoint, at) => (at === index ? move(endpoint, change) : endpoint)),
      current: current ?? health.current,
    }))

  /** While the network is wrong, other events do not count: only the right network clears this state. */
  const isWrong = () => read().state === 'wrongNetwork'
  const pause = () => Math.max(0, (read().retryAt ?? 0) - Date.now())
  /** A request from before the pause may be answered during it: the pause continues. */
  const healthyState = () => ({ state: pause() > 0 ? 'limited' : 'answering' }) as const

  return {
    read,
    answered(latency: number, method: string, params: unknown, result: unknown) {
      if (isWrong()) return
      const head = readHead(read().head, method, params, result) ?? read().head
      write({ ...healthyState(), latency, answeredAt: Date.now(), head }, index)
    },
    /** Records that the endpoint reported the right network. */
    identified: () => write({ ...healthyState(), identifiedAt: Date.now(), chainId: undefined }),
    failed: () => isWrong() || write({ state: 'silent', identifiedAt: undefined }),
    /** @param pause Requested pause in ms, if the endpoint names one. */
    limited: (pause = 0) => write({ state: isWrong() ? 'wrongNetwork' : 'limited', retryAt: Date.now() + pause }),
    /** Remaining pause, in ms. */
    pause,
    wrongNetwork: (chainId: number) => write({ state: 'wrongNetwork', chainId, identifiedAt: undefined }),
  }
}

function move(endpoint: EndpointHealth, change: Partial<EndpointHealth>): EndpointHealth {
  const since = change.state === endpoint.state ? endpoint.since : Date.now()
  return { ...endpoint, ...change, since }
}

/** Reads the newest block, if an answer contains it; it costs no request of its own. */
function readHead(known: Head | undefined, method: string, params: unknown, result: unknown): Head | undefined {
  const seenAt = Date.now()
  if (method === 'eth_blockNumber' && isHex(result)) {
    const number = hexToBigInt(result)
    return { number, madeAt: number === known?.number ? known.madeAt : undefined, seenAt }
  }
  if (method !== 'eth_getBlockByNumber' || (params as readonly unknown[] | undefined)?.[0] !== 'latest')
    return undefined
  const { number, timestamp } = (result ?? {}) as { number?: unknown; timestamp?: unknown }
  if (!isHex(number) || !isHex(timestamp)) return undefined
  return { number: hexToBigInt(number), madeAt: Number(timestamp) * 1000, seenAt }
}

/**
 * In milliseconds: how far a healthy node may lag behind others; load balancers mix nodes that are some seconds apart.
 */
const lag = 30_000
/** In blocks, for chains with an unknown block time. */
const lagBlocks = 60
/**
 * Whether an endpoint's newest block is much older than that of another. This machine's clock may be wrong, so an age
 * is meaningful only in comparison.
 *
 * @param blockTime In ms; unknown for chains that make blocks on demand, whose blocks may be of any age.
 */
export function isStale(endpoint: EndpointHealth, others: readonly EndpointHealth[], blockTime?: number): boolean {
  const { head } = endpoint
  if (!head) return false
  const allowed = blockTime ? Math.max(3, Math.ceil(lag / blockTime)) : lagBlocks
  return others.some((other) => {
    if (!other.head || other.state !== 'answering') return false
    if (isOlder(head, blockTime, other.head)) return true
    // Only a report of another endpoint from before proves a lag; a later one may just be newer.
    return other.head.seenAt <= head.seenAt && other.head.number - head.number > allowed
  })
}

/** In milliseconds: how much older than another's a newest block may be on a chain that makes one every few seconds. */
const age = 60_000

/**
 * Whether a newest block looks older than its chain's block time allows, by this machine's clock or compared with
 * another.
 */
export function isOlder(head: Head, blockTime?: number, than?: Head): boolean {
  const ageOf = ({ seenAt, madeAt }: Head) => (madeAt === undefined ? undefined : seenAt - madeAt)
  const [mine, least] = [ageOf(head), than ? ageOf(than) : 0]
  return (
    blockTime !== undefined && mine !== undefined && least !== undefined && mine - least > Math.max(age, 10 * blockTime)
  )
}
