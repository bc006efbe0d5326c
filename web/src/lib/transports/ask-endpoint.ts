import { HttpRequestError, hexToNumber, isHex } from 'viem'
import { isWrite } from './is-write.ts'
import type { HealthNotes } from './note-health.ts'
import { readFailure } from './read-failure.ts'
import type { RpcArgs, RpcRequest } from './rpc-request.ts'
import { limitedError, WrongEndpointError } from './transport-errors.ts'

export type AskEndpointParameters = {
  request: RpcRequest
  url: string
  chainId: number
  notes: HealthNotes
  /** A sample's silence is the ranking's business, and no news of the endpoint. */
  isSample: boolean
}

/**
 * Asks one endpoint and notes what that taught.
 *
 * @throws WrongEndpointError when the answer names another network, or what the endpoint answered.
 */
export async function askEndpoint(args: RpcArgs, parameters: AskEndpointParameters): Promise<unknown> {
  const { request, url, chainId, notes } = parameters
  const start = Date.now()
  const note = (result?: unknown) => notes.answered(Date.now() - start, args.method, args.params, result)
  try {
    const result = await request(args)
    if (result === undefined) throw new HttpRequestError({ url, details: 'an answer without a result' })
    if (args.method === 'eth_chainId') expectChain(result, chainId, notes)
    note(result)
    return result
  } catch (error) {
    throw noteFailure(error as Error, { ...parameters, method: args.method }, note)
  }
}

type Failed = AskEndpointParameters & { method: string }

function noteFailure(error: Error, { url, notes, isSample, method }: Failed, noteAnswer: () => void): Error {
  if (error instanceof WrongEndpointError) return error
  // viem forgets the status of an answer whose body it cannot read; the pause was noted before that.
  // Of a write that got no answer nobody knows whether it was taken: the pause may be another request's.
  const said = readFailure(error)
  const failure = said === 'silent' && !isWrite(method) && notes.pause() > 0 ? 'limited' : said
  if (failure === 'limited') return noteLimit(error, url, notes)
  if (failure === 'answered') noteAnswer()
  else if (!isSample) notes.failed()
  return error
}

function expectChain(result: unknown, chainId: number, notes: HealthNotes) {
  const found = isHex(result) ? hexToNumber(result) : Number.NaN
  if (found === chainId) return notes.identified()
  notes.wrongNetwork(found)
  throw new WrongEndpointError({ host: notes.read().host, chainId: found })
}

/** The pause was noted when the header came; where none was told, the next attempt comes as after any failure. */
function noteLimit(error: Error, url: string, notes: HealthNotes): Error {
  const pause = notes.pause()
  if (pause === 0) notes.limited()
  return pause > 0 ? limitedError(url, pause, error) : error
}
