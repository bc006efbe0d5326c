// Asks one endpoint: verifies its network first, and records what each answer and failure teaches.

import { createTransport, HttpRequestError, hexToNumber, isHex, type Transport } from 'viem'
import type { Endpoint } from './endpoints.ts'
import type { HealthRecorder } from './network-health.ts'
import { openEndpoint } from './open-endpoint.ts'
import {
  isWrite,
  limitedError,
  type RpcArgs,
  type RpcRequest,
  readFailure,
  readRetryAfter,
  WrongEndpointError,
} from './rpc-request.ts'

type WatchEndpointParameters = { endpoint: Endpoint; chainId: number; recorder: HealthRecorder }

export type WatchedEndpoint = {
  url: string
  /** A `timeout` in its options marks a sample of the ranking. */
  transport: Transport
  health: HealthRecorder['read']
  /** Asks anew which network is behind it. Throws while it wants to be left alone. */
  identify(): Promise<unknown>
  /** When that was last asked, whatever the answer, ms since 1970. */
  identifyRequestedAt(): number
}

type Asker = { ask: RpcRequest; isSample: boolean }

/** How long an endpoint is trusted to be of the right network without being asked again. ms */
const trust = 300_000

/** One endpoint. Before anything else it is asked for its network, and again after each silence. */
export function watchEndpoint({ endpoint, chainId, recorder }: WatchEndpointParameters): WatchedEndpoint {
  const { url } = endpoint
  let pending: { answer: Promise<unknown>; isSample: boolean } | undefined
  let askedAt = 0
  const open = openEndpoint(endpoint, {
    onResponse(response) {
      const pause = readRetryAfter(response)
      if (pause !== undefined) recorder.limited(pause)
    },
  })

  const heedPause = () => {
    const pause = recorder.pause()
    if (pause > 0) throw limitedError(url, pause)
  }
  const askerOf = (options: Parameters<Transport>[0]): Asker => {
    const inner = open(options)
    const request: RpcRequest = (args) => inner.request(args as never, { retryCount: 0 })
    const isSample = options.timeout !== undefined
    const ask: RpcRequest = async (args) => {
      heedPause()
      return askEndpoint(args, { request, url, chainId, recorder, isSample })
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
  const isTrusted = () => Date.now() - (recorder.read().identifiedAt ?? 0) < trust

  const transport: Transport = (options) => {
    const asker = askerOf(options)
    return createTransport({
      key: url,
      name: recorder.read().host,
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
  return {
    url,
    transport,
    health: recorder.read,
    identify: () => identify(askerOf({})),
    identifyRequestedAt: () => askedAt,
  }
}

type AskEndpointParameters = {
  request: RpcRequest
  url: string
  chainId: number
  recorder: HealthRecorder
  /** A sample's silence is the ranking's business, and no news of the endpoint. */
  isSample: boolean
}

/**
 * Asks one endpoint and notes what that taught.
 *
 * @throws WrongEndpointError when the answer names another network, or what the endpoint answered.
 */
async function askEndpoint(args: RpcArgs, parameters: AskEndpointParameters): Promise<unknown> {
  const { request, url, chainId, recorder } = parameters
  const start = Date.now()
  const note = (result?: unknown) => recorder.answered(Date.now() - start, args.method, args.params, result)
  try {
    const result = await request(args)
    if (result === undefined) throw new HttpRequestError({ url, details: 'an answer without a result' })
    if (args.method === 'eth_chainId') expectChain(result, chainId, recorder)
    note(result)
    return result
  } catch (error) {
    throw recordFailure(error as Error, { ...parameters, method: args.method }, note)
  }
}

type Failed = AskEndpointParameters & { method: string }

function recordFailure(error: Error, { url, recorder, isSample, method }: Failed, noteAnswer: () => void): Error {
  if (error instanceof WrongEndpointError) return error
  // viem forgets the status of an answer whose body it cannot read; the pause was noted before that.
  // Of a write that got no answer nobody knows whether it was taken: the pause may be another request's.
  const said = readFailure(error)
  const failure = said === 'silent' && !isWrite(method) && recorder.pause() > 0 ? 'limited' : said
  if (failure === 'limited') return recordLimit(error, url, recorder)
  if (failure === 'answered') noteAnswer()
  else if (!isSample) recorder.failed()
  return error
}

function expectChain(result: unknown, chainId: number, notes: HealthRecorder) {
  const found = isHex(result) ? hexToNumber(result) : Number.NaN
  if (found === chainId) return notes.identified()
  notes.wrongNetwork(found)
  throw new WrongEndpointError({ host: notes.read().host, chainId: found })
}

/** The pause was noted when the header came; where none was told, the next attempt comes as after any failure. */
function recordLimit(error: Error, url: string, notes: HealthRecorder): Error {
  const pause = notes.pause()
  if (pause === 0) notes.limited()
  return pause > 0 ? limitedError(url, pause, error) : error
}
