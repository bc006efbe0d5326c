import { createTransport, type Transport } from 'viem'
import { askEndpoint } from './ask-endpoint.ts'
import type { HealthNotes } from './note-health.ts'
import { openEndpoint } from './open-endpoint.ts'
import type { Endpoint } from './read-endpoint.ts'
import { readRetryAfter } from './read-retry-after.ts'
import type { RpcRequest } from './rpc-request.ts'
import { limitedError } from './transport-errors.ts'

export type WatchEndpointParameters = { endpoint: Endpoint; chainId: number; notes: HealthNotes }

export type WatchedEndpoint = {
  url: string
  /** A `timeout` in its options marks a sample of the ranking. */
  transport: Transport
  health: HealthNotes['read']
  /** Asks anew which network is behind it. Throws while it wants to be left alone. */
  identify(): Promise<unknown>
  /** When that was last asked, whatever the answer, ms since 1970. */
  askedAt(): number
}

type Asker = { ask: RpcRequest; isSample: boolean }

/** How long an endpoint is trusted to be of the right network without being asked again. ms */
const trust = 300_000

/** One endpoint. Before anything else it is asked for its network, and again after each silence. */
export function watchEndpoint({ endpoint, chainId, notes }: WatchEndpointParameters): WatchedEndpoint {
  const { url } = endpoint
  let pending: { answer: Promise<unknown>; isSample: boolean } | undefined
  let askedAt = 0
  const open = openEndpoint(endpoint, {
    onResponse(response) {
      const pause = readRetryAfter(response)
      if (pause !== undefined) notes.limited(pause)
    },
  })

  const heedPause = () => {
    const pause = notes.pause()
    if (pause > 0) throw limitedError(url, pause)
  }
  const askerOf = (options: Parameters<Transport>[0]): Asker => {
    const inner = open(options)
    const request: RpcRequest = (args) => inner.request(args as never, { retryCount: 0 })
    const isSample = options.timeout !== undefined
    const ask: RpcRequest = async (args) => {
      heedPause()
      return askEndpoint(args, { request, url, chainId, notes, isSample })
    }
    return { ask, isSample }
  }
  const identify = ({ ask, isSample }: Asker) => {
    askedAt = Date.now()
    const answer = ask({ method: 'eth_chainId' }).finally(() => {
      if (pending === mine) pending = undefined
    })
    const mine = { answer, isSample }
    pending = mine
    // How old its newest block is, is worth knowing once; no read waits for it.
    answer.then(() => ask({ method: 'eth_getBlockByNumber', params: ['latest', false] })).catch(() => {})
    return answer
  }
  /** A sample gives up earlier and tells nobody, so a read does not wait with it. */
  const isShared = (isSample: boolean) => pending && (isSample || !pending.isSample)
  const isTrusted = () => Date.now() - (notes.read().identifiedAt ?? 0) < trust

  const transport: Transport = (options) => {
    const asker = askerOf(options)
    return createTransport({
      key: url,
      name: notes.read().host,
      type: 'endpoint',
      retryCount: 0,
      async request(args) {
        heedPause()
        if (isShared(asker.isSample)) await pending?.answer
        else if (!isTrusted()) await identify(asker)
        return asker.ask(args) as never
      },
    })
  }
  return { url, transport, health: notes.read, identify: () => identify(askerOf({})), askedAt: () => askedAt }
}
