// Reads a network through several endpoints, with retries and a time limit, and hands each write to one endpoint, once.

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
import { rpcRetryCount, rpcRetryDelay } from '@/lib/constants.ts'
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
  /** Of its first WebSocket, for subscriptions. */
  socketUrl?: string
}

/**
 * A network through several endpoints. A read goes to them in the order of their standing, one after the other, and is
 * repeated with growing pauses when none could answer, of those that were not waited for in vain. A write goes to one of them, once.
 *
 * @param retryCount Further rounds of a read; 0 where whoever asks repeats the whole question.
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
    // How long and how often is decided here, not by whoever makes the client.
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
      // viem hands the same object to each attempt: by it they know of each other.
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

/** Who asked has gone: what is under way may still teach something, but nobody else is asked. */
function abandon(state: ReadState) {
  state.isOver = true
}

type ReadRoundParameters = {
  endpoints: readonly WatchedEndpoint[]
  state: ReadState
  options: Parameters<Transport>[0]
}

/** Nobody is left to ask. A result, since viem would repeat what is thrown, for minutes. */
class UnansweredRead {
  readonly error: Error

  constructor(error: Error) {
    this.error = error
  }
}

/**
 * One attempt of a read: its endpoints, one after the other, but those that it has waited for in vain.
 *
 * @throws What the endpoints answered, where an attempt may be worth repeating.
 */
async function readRound(args: RpcArgs, { endpoints, state, options }: ReadRoundParameters): Promise<unknown> {
  const errors: Error[] = []
  const left = endpoints.filter(({ url }) => !state.silent.has(url))
  const round = fallback(
    left.map(({ transport }) => transport),
    // Who waited is gone, or the chain itself said no: nobody else is asked.
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
 * Longest that a read takes, whatever its endpoints do: three are waited for in vain, 10 s each, or as long is kept away from one that
 * asks for it thrice; the rest is for those that answer. ms
 */
const longestRead = 35_000

/** What a read has been through so far, over all its attempts. */
type ReadState = {
  /** Where it waited in vain; asked no more by this read. */
  silent: Set<string>
  errors: Error[]
  /** Nobody waits for it any more. */
  isOver: boolean
}

/**
 * Ends a read that takes too long, with the last that went wrong in it.
 *
 * @throws TimeoutError when nothing had gone wrong yet; what `work` throws.
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
 * Hands a transaction to one endpoint, once. Which network is behind it is asked just before. When no answer comes, the
 * network is asked whether it has the transaction; nothing is sent again.
 *
 * @throws WriteUnansweredError when nobody can tell whether it was taken.
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

/** The first that answers for the right network; so far nothing was sent, so the next may be asked. */
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

/** Of a signed transaction; one that a node signs is not known before. */
function hashOf({ method, params }: RpcArgs): Hash | undefined {
  const [raw] = (params ?? []) as readonly unknown[]
  return method === 'eth_sendRawTransaction' && isHex(raw) ? keccak256(raw) : undefined
}

/**
 * Which of the endpoints' failures to tell, and to retry by: what a node really answered before all; then the one that
 * says when to ask again; else the last.
 */
function chooseError(errors: readonly Error[]): Error | undefined {
  const answered = errors.find((error) => readFailure(error) === 'answered')
  const waiting = errors.find((error) => error instanceof HttpRequestError && error.headers?.has('Retry-After'))
  return answered ?? waiting ?? errors.at(-1)
}
