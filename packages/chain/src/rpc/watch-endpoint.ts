// Sends requests to one endpoint: verifies its network first, and records its health from each answer and failure.

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
  /** A `timeout` in the options marks a sample of the ranking. */
  transport: Transport
  health: HealthRecorder['read']
  /** Requests the endpoint's network again. Throws during a requested pause. */
  identify(): Promise<unknown>
  /** When `identify` was last called, whatever the answer, in ms since 1970. */
  identifyRequestedAt(): number
}

type Requester = { send: RpcRequest; isSample: boolean }

/** In milliseconds: how long an endpoint counts as being of the right network without another check. */
const trust = 300_000

/** Watches one endpoint. Its network is checked before anything else, and again after each failure to answer. */
export function watchEndpoint({ endpoint, chainId, recorder }: WatchEndpointParameters): WatchedEndpoint {
  const { url } = endpoint
  let pending: { answer: Promise<unknown>; isSample: boolean } | undefined
  let requestedAt = 0
  const open = openEndpoint(endpoint, {
    onResponse(response) {
      const pause = readRetryAfter(response)
      if (pause !== undefined) recorder.limited(pause)
    },
  })

  const assertNotPaused = () => {
    const pause = recorder.pause()
    if (pause > 0) throw limitedError(url, pause)
  }
  const requesterOf = (options: Parameters<Transport>[0]): Requester => {
    const inner = open(options)
    const request: RpcRequest = (args) => inner.request(args as never, { retryCount: 0 })
    const isSample = options.timeout !== undefined
    const send: RpcRequest = async (args) => {
      assertNotPaused()
      return requestEndpoint(args, { request, url, chainId, recorder, isSample })
    }
    return { send, isSample }
  }
  const identify = ({ send, isSample }: Requester) => {
    requestedAt = Date.now()
    const answer = send({ method: 'eth_chainId' }).finally(() => {
      if (pending === mine) pending = undefined
    })
    const mine = { answer, isSample }
    pending = mine
    // The age of its newest block is worth knowing once; no read waits for it.
    answer.then(() => send({ method: 'eth_getBlockByNumber', params: ['latest', false] })).catch(() => {})
    return answer
  }
  /** A sample gives up earlier without a report, so a read does not share its wait. */
  const isShared = (isSample: boolean) => pending && (isSample || !pending.isSample)
  const isTrusted = () => Date.now() - (recorder.read().identifiedAt ?? 0) < trust

  const transport: Transport = (options) => {
    const requester = requesterOf(options)
    return createTransport({
      key: url,
      name: recorder.read().host,
      type: 'endpoint',
      retryCount: 0,
      async request(args) {
        assertNotPaused()
        if (isShared(requester.isSample)) await pending?.answer
        else if (!isTrusted()) await identify(requester)
        return requester.send(args) as never
      },
    })
  }
  return {
    url,
    transport,
    health: recorder.read,
    identify: () => identify(requesterOf({})),
    identifyRequestedAt: () => requestedAt,
  }
}

type RequestEndpointParameters = {
  request: RpcRequest
  url: string
  chainId: number
  recorder: HealthRecorder
  /** A sample's failure to answer concerns only the ranking, not the endpoint's health. */
  isSample: boolean
}

/**
 * Sends a request to one endpoint and records its outcome.
 *
 * @throws WrongEndpointError if the answer names another network; otherwise the endpoint's error.
 */
async function requestEndpoint(args: RpcArgs, parameters: RequestEndpointParameters): Promise<unknown> {
  const { request, url, chainId, recorder } = parameters
  const start = Date.now()
  const recordAnswer = (result?: unknown) => recorder.answered(Date.now() - start, args.method, args.params, result)
  try {
    const result = await request(args)
    if (result === undefined) throw new HttpRequestError({ url, details: 'an answer without a result' })
    if (args.method === 'eth_chainId') expectChain(result, chainId, recorder)
    recordAnswer(result)
    return result
  } catch (error) {
    throw recordFailure(error as Error, { ...parameters, method: args.method }, recordAnswer)
  }
}

type Failed = RequestEndpointParameters & { method: string }

function recordFailure(error: Error, { url, recorder, isSample, method }: Failed, recordAnswer: () => void): Error {
  if (error instanceof WrongEndpointError) return error
  // viem drops the status of an answer with an unreadable body; the pause was recorded before that. After a write
  // without an answer it is unknown whether it was accepted: the pause may be another request's.
  const kind = readFailure(error)
  const failure = kind === 'silent' && !isWrite(method) && recorder.pause() > 0 ? 'limited' : kind
  if (failure === 'limited') return recordLimit(error, url, recorder)
  if (failure === 'answered') recordAnswer()
  else if (!isSample) recorder.failed()
  return error
}

function expectChain(result: unknown, chainId: number, recorder: HealthRecorder) {
  const found = isHex(result) ? hexToNumber(result) : Number.NaN
  if (found === chainId) return recorder.identified()
  recorder.wrongNetwork(found)
  throw new WrongEndpointError({ host: recorder.read().host, chainId: found })
}

/** The pause was recorded with the header; if there was none, the next attempt comes as after any failure. */
function recordLimit(error: Error, url: string, recorder: HealthRecorder): Error {
  const pause = recorder.pause()
  if (pause === 0) recorder.limited()
  return pause > 0 ? limitedError(url, pause, error) : error
}
