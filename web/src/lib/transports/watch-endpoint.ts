import { createTransport, type Transport } from 'viem'
import { askEndpoint } from './ask-endpoint'
import type { HealthNotes } from './note-health'
import { openEndpoint } from './open-endpoint'
import type { Endpoint } from './read-endpoint'
import { readRetryAfter } from './read-retry-after'
import type { RpcRequest } from './rpc-request'
import { limitedError } from './transport-errors'

export type WatchEndpointParameters = { endpoint: Endpoint; chainId: number; notes: HealthNotes }

export type WatchedEndpoint = {
  /** A `timeout` in its options marks a sample of the ranking. */
  transport: Transport
  health: HealthNotes['read']
  /** Asks anew which network is behind it. */
  identify(): Promise<unknown>
  /** When that was last asked, whatever the answer, ms since 1970. */
  askedAt(): number
}

/** How long an endpoint is trusted to be of the right network without being asked again. ms */
const trust = 300_000

/** One endpoint. Before anything else it is asked for its network, and again after each silence. */
export function watchEndpoint({ endpoint, chainId, notes }: WatchEndpointParameters): WatchedEndpoint {
  const { url } = endpoint
  let pending: Promise<unknown> | undefined
  let askedAt = 0
  const open = openEndpoint(endpoint, {
    onResponse(response) {
      const pause = readRetryAfter(response)
      if (pause !== undefined) notes.limited(pause)
    },
  })

  const askerOf = (options: Parameters<Transport>[0]): RpcRequest => {
    const inner = open(options)
    const request: RpcRequest = (args) => inner.request(args as never, { retryCount: 0 })
    const isSample = options.timeout !== undefined
    return (args) => askEndpoint(args, { request, url, chainId, notes, isSample })
  }
  const identify = (ask: RpcRequest) => {
    askedAt = Date.now()
    const mine = ask({ method: 'eth_chainId' }).finally(() => {
      pending = undefined
    })
    pending = mine
    // How old its newest block is, is worth knowing once; no read waits for it.
    mine.then(() => ask({ method: 'eth_getBlockByNumber', params: ['latest', false] })).catch(() => {})
    return mine
  }
  const isTrusted = () => Date.now() - (notes.read().identifiedAt ?? 0) < trust

  const transport: Transport = (options) => {
    const ask = askerOf(options)
    return createTransport({
      key: url,
      name: notes.read().host,
      type: 'endpoint',
      retryCount: 0,
      async request(args) {
        const pause = notes.pause()
        if (pause > 0) throw limitedError(url, pause)
        await (pending ?? (isTrusted() ? undefined : identify(ask)))
        return ask(args) as never
      },
    })
  }
  return { transport, health: notes.read, identify: () => identify(askerOf({})), askedAt: () => askedAt }
}
