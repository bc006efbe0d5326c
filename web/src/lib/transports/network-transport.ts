import { createTransport, type Transport } from 'viem'
import { rpcRetryCount, rpcRetryDelay } from '@/lib/constants.ts'
import { createRanking, type Ranking } from './create-ranking.ts'
import { isSocket } from './is-socket.ts'
import { isWrite } from './is-write.ts'
import { limitRead, type ReadState } from './limit-read.ts'
import { createHealthStore, type HealthStore } from './network-health.ts'
import { noteHealth } from './note-health.ts'
import { orderEndpoints } from './order-endpoints.ts'
import type { Endpoint } from './read-endpoint.ts'
import { readRound, UnansweredRead } from './read-round.ts'
import { recheckAside } from './recheck-aside.ts'
import type { RpcArgs } from './rpc-request.ts'
import { sendOnce } from './send-once.ts'
import { watchEndpoint } from './watch-endpoint.ts'

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
    watchEndpoint({ endpoint, chainId, notes: noteHealth(store, index) }),
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
      recheckAside(watched, blockTime)
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
      rest?.signal?.addEventListener('abort', () => leave(state), { once: true })
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
function leave(state: ReadState) {
  state.isOver = true
}
