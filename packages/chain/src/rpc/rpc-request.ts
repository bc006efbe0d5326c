// Describes JSON-RPC requests and their failures: which methods write, what a failure says of the endpoint, and the errors of ours.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { type Hash, HttpRequestError } from 'viem'
import { httpTimeout } from '@/lib/constants.ts'

/** A request of JSON-RPC, of whatever method. */
export type RpcArgs = { method: string; params?: unknown }
export type RpcRequest = (args: RpcArgs) => Promise<unknown>

/** Requests that move money or sign for it: what they do is done, whether or not the answer arrives. */
const writes = [
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_sendTransaction',
]

export function isWrite(method: string): boolean {
  return writes.includes(method)
}

/** JSON-RPC codes of nodes that want fewer requests: EIP-1474's, and what providers made up. */
const limitCodes = [-32005, -32007, 429]

/**
 * What a failed request says of the endpoint.
 *
 * @returns `answered` when it did its work and the answer is an error; `limited` when it wants fewer requests; `silent` when
 * it gave no answer that can be used.
 */
export function readFailure(error: unknown): 'answered' | 'limited' | 'silent' {
  const { code } = error as { code?: unknown }
  if (limitCodes.includes(Number(code))) return 'limited'
  // -1 is viem's own code for what it does not know.
  if (typeof code === 'number' && code !== -1) return 'answered'
  return error instanceof HttpRequestError && error.status === 429 ? 'limited' : 'silent'
}

/**
 * How long an answer asks to be left alone, from its `Retry-After`: seconds, or a date.
 *
 * @returns ms, `undefined` where it does not ask. A page sees the header only where the endpoint exposes it (CORS).
 */
export function readRetryAfter({ status, headers }: Pick<Response, 'status' | 'headers'>): number | undefined {
  const value = headers.get('Retry-After')?.trim()
  if (!value || (status !== 429 && status !== 503)) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** Thrown when an endpoint answers for another network than the one it stands for. */
export class WrongEndpointError extends AppError {
  constructor({ host, chainId }: { host: string; chainId: number }) {
    super('endpointWrong', { values: { host, chainId }, shortMessage: `${host} answers for chain ${chainId}` })
  }
}

/** Thrown when a WebSocket is asked for and the network has none. */
export class WebSocketMissingError extends AppError {
  constructor() {
    super('webSocketMissing', { shortMessage: 'no WebSocket URL configured' })
  }
}

/** Thrown when a transaction was handed to a node and no answer came: it may be on its way. */
export class WriteUnansweredError extends AppError {
  /** Known for a signed transaction. */
  readonly hash: Hash | undefined

  constructor({ hash, cause }: { hash?: Hash; cause: unknown }) {
    super('writeUnanswered', { cause, shortMessage: 'no answer to a transaction that was handed over' })
    this.hash = hash
  }
}

/** Longest pause of an endpoint that a read waits for. ms */
const longestPause = httpTimeout

/**
 * An endpoint that wants to be left alone for so many ms. In the form that viem's retry understands: it reads whole
 * seconds from `Retry-After`, but neither dates nor an answer that is JSON as well, and it knows no upper bound. A
 * longer pause is not waited for; the endpoint is not asked before its end either.
 */
export function limitedError(url: string, pause: number, cause?: Error): HttpRequestError {
  const headers = new Headers(pause <= longestPause ? { 'Retry-After': String(Math.ceil(pause / 1000)) } : {})
  return new HttpRequestError({ url, status: 429, headers, cause, details: 'limit exceeded' })
}
