// Records what reads teach about the endpoints of a network: state, latency, newest block, and whether it is stale.

import { hexToBigInt, isHex } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The newest block that an endpoint told of. Times in ms since 1970. */
type Head = {
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
  retryAt?: number
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

/** What one endpoint did, as it goes into the store. */
export type HealthRecorder = ReturnType<typeof createHealthRecorder>

export function createHealthRecorder(store: HealthStore, index: number) {
  const read = () => store.getState().endpoints[index] as EndpointHealth
  const write = (change: Partial<EndpointHealth> & Pick<EndpointHealth, 'state'>, current?: number) =>
    store.setState((health) => ({
      endpoints: health.endpoints.map((endpoint, at) => (at === index ? move(endpoint, change) : endpoint)),
      current: current ?? health.current,
    }))

  /** What it does meanwhile is no news: only the right network clears it. */
  const isWrong = () => read().state === 'wrongNetwork'
  const pause = () => Math.max(0, (read().retryAt ?? 0) - Date.now())
  /** What was asked before it wanted to be left alone may be answered after that: the pause goes on. */
  const well = () => ({ state: pause() > 0 ? 'limited' : 'answering' }) as const

  return {
    read,
    answered(latency: number, method: string, params: unknown, result: unknown) {
      if (isWrong()) return
      const head = readHead(read().head, method, params, result) ?? read().head
      write({ ...well(), latency, answeredAt: Date.now(), head }, index)
    },
    /** It told the right network. */
    identified: () => write({ ...well(), identifiedAt: Date.now(), chainId: undefined }),
    failed: () => isWrong() || write({ state: 'silent', identifiedAt: undefined }),
    /** @param pause ms that it wants to be left alone, where it says so. */
    limited: (pause = 0) => write({ state: isWrong() ? 'wrongNetwork' : 'limited', retryAt: Date.now() + pause }),
    /** ms that it still wants to be left alone. */
    pause,
    wrongNetwork: (chainId: number) => write({ state: 'wrongNetwork', chainId, identifiedAt: undefined }),
  }
}

function move(endpoint: EndpointHealth, change: Partial<EndpointHealth>): EndpointHealth {
  const since = change.state === endpoint.state ? endpoint.since : Date.now()
  return { ...endpoint, ...change, since }
}

/** The newest block, where an answer tells it; the caller asked for nothing else than its own answer. */
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

/** How much older than another's a newest block may be on a chain that makes one every few seconds. ms */
const age = 60_000

/** Whether a newest block looks older than its chain's block time allows, by this machine's clock or beside another. */
export function isOlder(head: Head, blockTime?: number, than?: Head): boolean {
  const ageOf = ({ seenAt, madeAt }: Head) => (madeAt === undefined ? undefined : seenAt - madeAt)
  const [mine, least] = [ageOf(head), than ? ageOf(than) : 0]
  return (
    blockTime !== undefined && mine !== undefined && least !== undefined && mine - least > Math.max(age, 10 * blockTime)
  )
}
