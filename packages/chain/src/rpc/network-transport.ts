// Reads a network through several endpoints, with retries and a time limit, and sends each write to one endpoint, once.

import { isRevert } from '@saleyard/chain/errors/error-causes.ts'
import {
  createTransport,
  fallback,
  type Hash,
  HttpRequestError,
  isHex,
  keccak256,
  shouldThrow,
  TimeoutError,
  type Transport,
} from 'viem'
import { rpcRetryCount, rpcRetryDelay } from './constants.ts'
import { type Endpoint, isSocket } from './endpoints.ts'
import { createHealthRecorder, createHealthStore, type HealthStore } from './network-health.ts'
import { orderEndpoints, probeDegradedEndpoints } from './order-endpoints.ts'
import { createRanking, type Ranking } from './ranking.ts'
import { isWrite, type RpcArgs, type RpcRequest, readFailure, WriteUnansweredError } from './rpc-request.ts'
import { type WatchedEndpoint, watchEndpoint } from './watch-endpoint.ts'

export type NetworkTransport = Transport<'network', NetworkAttributes>
export type NetworkAttributes = {
  health: HealthStore
  ranking: Ranking
  /** URL of the first WebSocket, for subscriptions. */
  socketUrl?: string
}

/**
 * Creates a transport to a network through several endpoints. Reads try endpoints in rank order, then retry with
 * exponential backoff; endpoints that timed out are skipped. A write goes to one of them, once.
 *
 * @param retryCount Further rounds of a read; 0 if the caller retries itself.
 */
export function networkTransport(
  endpoints: readonly Endpoint[],
  chainId: number,
  { retryCount = rpcRetryCount } = {},
): NetworkTransport {
  const store = createHealthStore(endpoints.map(({ url }) => url))
  const watched = endpoints.map((endpoint, index) =>
    watchEndpoint({ endpoint, chainId, recorder: createHealthRecorder(store, index) }),
  )

  const socketUrl = endpoints.find(isSocket)?.url
  const states = new WeakMap<RpcArgs, ReadState>()

  return (parameters) => {
    // This transport decides about time limits and retries, not the creator of the client.
    const options = { chain: parameters.chain }
    const blockTime = options.chain?.blockTime
    const ranking = createRanking(watched, { ...options, interval: parameters.pollingInterval })
    const inOrder = async () => orderEndpoints(await ranking.order(), blockTime)

    const readOnce = async (args: RpcArgs) => {
      const state = states.get(args) ?? newState()
      const result = await readRound(args, { endpoints: await inOrder(), state, options })
      probeDegradedEndpoints(watched, blockTime)
      return result
    }
    const shared = { key: 'network', name: 'Network', type: 'network', retryDelay: rpcRetryDelay } as const
    const reading = createTransport(
      { ...shared, retryCount, request: readOnce as never },
      { health: store, ranking, socketUrl },
    )
    const read = async (given: RpcArgs, rest?: { signal?: AbortSignal }) => {
      // viem passes the same object to each attempt, which connects them.
      const args = { ...given }
      const state = newState()
      states.set(args, state)
      rest?.signal?.addEventListener('abort', () => abandon(state), { once: true })
      const result: unknown = await limitRead(args, state, () => reading.request(args as never, rest))
      if (result instanceof UnansweredRead) throw result.error
      return result
    }
    const writing = createTransport({
      ...shared,
      retryCount: 0,
      request: (async (args: RpcArgs) => sendOnce(await inOrder(), args, { options, read })) as never,
    })
    const request = ((args: RpcArgs, rest?: { signal?: AbortSignal }) =>
      isWrite(args.method) ? writing.request(args as never) : read(args, rest)) as never
    return { ...reading, request }
  }
}

const newState = (): ReadState => ({ silent: new Set(), errors: [], isOver: false })

/** The caller is gone: pending requests may still report health, but no further endpoint gets a request. */
function abandon(state: ReadState) {
  state.isOver = true
}

type ReadRoundParameters = {
  endpoints: readonly WatchedEndpoint[]
  state: ReadState
  options: Parameters<Transport>[0]
}

/** All endpoints have failed. This is a result, since viem would retry a thrown error for minutes. */
class UnansweredRead {
  readonly error: Error

  constructor(error: Error) {
    this.error = error
  }
}

/**
 * Makes one attempt of a read: the endpoints in sequence, without those that timed out for this read.
 *
 * @throws The endpoints' error, if another attempt may succeed.
 */
async function readRound(args: RpcArgs, { endpoints, state, options }: ReadRoundParameters): Promise<unknown> {
  const errors: Error[] = []
  const left = endpoints.filter(({ url }) => !state.silent.has(url))
  const round = fallback(
    left.map(({ transport }) => transport),
    // If the caller is gone, or the chain itself reverted, no further endpoint gets a request.
    { retryCount: 0, shouldThrow: (error) => state.isOver || isRevert(error) || shouldThrow(error) },
  )(options)
  round.value?.onResponse(({ error, transport }) => {
    if (!error) return
    errors.push(error)
    state.errors.push(error)
    if (error instanceof TimeoutError) state.silent.add(transport.config.key)
  })
  return round.request(args as never).catch((error) => {
    const chosen = chooseError(errors) ?? error
    if (state.isOver || endpoints.every(({ url }) => state.silent.has(url))) return new UnansweredRead(chosen)
    throw chosen
  })
}

/**
 * In milliseconds: maximum duration of a read, whatever its endpoints do: three may time out, 10 s each, or one may
 * request as long a pause three times; the rest is for those that answer.
 */
const longestRead = 35_000

/** State of a read across its attempts. */
type ReadState = {
  /** Endpoints that timed out; this read skips them. */
  silent: Set<string>
  errors: Error[]
  /** True once the caller no longer waits. */
  isOver: boolean
}

/**
 * Ends a read that takes too long, with its last error.
 *
 * @throws TimeoutError if there was no error yet; the error of `work`.
 */
async function limitRead<result>(args: RpcArgs, state: ReadState, work: () => Promise<result>): Promise<result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      state.isOver = true
      reject(state.errors.at(-1) ?? new TimeoutError({ body: args, url: '' }))
    }, longestRead)
  })
  try {
    return await Promise.race([work(), limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends a transaction to one endpoint, once. The endpoint's network is checked just before. If no answer comes, the
 * network is queried for the transaction; nothing is sent again.
 *
 * @throws WriteUnansweredError if it is unknown whether the transaction was accepted.
 */
async function sendOnce(
  endpoints: readonly WatchedEndpoint[],
  args: RpcArgs,
  { options, read }: { options: Parameters<Transport>[0]; read: RpcRequest },
): Promise<unknown> {
  const endpoint = await chooseEndpoint(endpoints)
  try {
    return await endpoint.transport(options).request(args as never)
  } catch (error) {
    if (readFailure(error) !== 'silent') throw error
    const hash = hashOf(args)
    const taken = hash && (await read({ method: 'eth_getTransactionByHash', params: [hash] }).catch(() => null))
    if (taken) return hash
    throw new WriteUnansweredError({ hash, cause: error })
  }
}

/** Chooses the first endpoint that answers for the right network; nothing is sent yet, so the next one may be tried. */
async function chooseEndpoint([first, ...others]: readonly WatchedEndpoint[]): Promise<WatchedEndpoint> {
  if (!first) throw new Error('a network without endpoints')
  try {
    await first.identify()
    return first
  } catch (error) {
    if (others.length === 0) throw error
    return chooseEndpoint(others)
  }
}

/** Returns the hash of a signed transaction; that of a transaction signed by a node is not known before. */
function hashOf({ method, params }: RpcArgs): Hash | undefined {
  const [raw] = (params ?? []) as readonly unknown[]
  return method === 'eth_sendRawTransaction' && isHex(raw) ? keccak256(raw) : undefined
}

/** Picks the error to surface, and to retry by: a node's own answer, then one with Retry-After, then the last. */
function chooseError(errors: readonly Error[]): Error | undefined {
  const answered = errors.find((error) => readFailure(error) === 'answered')
  const waiting = errors.find((error) => error instanceof HttpRequestError && error.headers?.has('Retry-After'))
  return answered ?? waiting ?? errors.at(-1)
}
