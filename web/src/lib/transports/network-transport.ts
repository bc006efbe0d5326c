import { createTransport, fallback, TimeoutError, type Transport } from 'viem'
import { rpcRetryCount, rpcRetryDelay } from '../constants'
import { chooseError } from './choose-error'
import { createRanking, type Ranking } from './create-ranking'
import { isWrite } from './is-write'
import { createHealthStore, type HealthStore } from './network-health'
import { noteHealth } from './note-health'
import { orderEndpoints } from './order-endpoints'
import type { Endpoint } from './read-endpoint'
import { recheckAside } from './recheck-aside'
import type { RpcArgs } from './rpc-request'
import { sendOnce } from './send-once'
import { watchEndpoint } from './watch-endpoint'

export type NetworkTransport = Transport<'network', NetworkAttributes>
export type NetworkAttributes = { health: HealthStore; ranking: Ranking }

/** Every endpoint was waited for in vain. A result, since viem would repeat what is thrown, for minutes. */
class UnansweredRead {
  readonly error: Error

  constructor(error: Error) {
    this.error = error
  }
}

/**
 * A network through several endpoints. A read goes to them in the order of their standing, one after the other, and is
 * repeated with growing pauses when none could answer, unless each was waited for in vain. A write goes to one of them, once.
 */
export function networkTransport(endpoints: readonly Endpoint[], chainId: number): NetworkTransport {
  const store = createHealthStore(endpoints.map(({ url }) => url))
  const watched = endpoints.map((endpoint, index) =>
    watchEndpoint({ endpoint, chainId, notes: noteHealth(store, index) }),
  )

  return (parameters) => {
    // How long and how often is decided here, not by whoever makes the client.
    const options = { chain: parameters.chain }
    const blockTime = options.chain?.blockTime
    const ranking = createRanking(watched, { ...options, interval: parameters.pollingInterval })
    const inOrder = async () => orderEndpoints(await ranking.order(), blockTime)

    const readOnce = async (args: RpcArgs) => {
      const errors: Error[] = []
      const endpoints = await inOrder()
      const round = fallback(
        endpoints.map(({ transport }) => transport),
        { retryCount: 0 },
      )(options)
      round.value?.onResponse(({ error }) => error && errors.push(error))
      const result = await round.request(args as never).catch((error) => {
        if (errors.every((each) => each instanceof TimeoutError)) return new UnansweredRead(error)
        throw chooseError(errors) ?? error
      })
      recheckAside(watched, blockTime)
      return result
    }
    const shared = { key: 'network', name: 'Network', type: 'network', retryDelay: rpcRetryDelay } as const
    const reading = createTransport(
      { ...shared, retryCount: rpcRetryCount, request: readOnce as never },
      { health: store, ranking },
    )
    const read = async (args: RpcArgs, rest?: object) => {
      const result: unknown = await reading.request(args as never, rest)
      if (result instanceof UnansweredRead) throw result.error
      return result
    }
    const writing = createTransport({
      ...shared,
      retryCount: 0,
      request: (async (args: RpcArgs) => sendOnce(await inOrder(), args, { options, read })) as never,
    })
    const request = ((args: RpcArgs, rest?: object) =>
      isWrite(args.method) ? writing.request(args as never) : read(args, rest)) as never
    return { ...reading, request }
  }
}
