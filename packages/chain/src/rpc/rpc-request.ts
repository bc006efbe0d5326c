// Classifies JSON-RPC requests and their failures: writes, what a failure says about the endpoint, and our own errors.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { type Hash, HttpRequestError } from 'viem'
import { httpTimeout } from './constants.ts'

/** A JSON-RPC request with any method. */
export type RpcArgs = { method: string; params?: unknown }
export type RpcRequest = (args: RpcArgs) => Promise<unknown>

/** Requests that move money or sign for it: they take effect whether or not the answer arrives. */
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

/** JSON-RPC codes of nodes that require fewer requests: EIP-1474's, and those of providers. */
const limitCodes = [-32005, -32007, 429]

/**
 * Classifies a failed request by what it says about the endpoint.
 *
 * @returns `answered` if the endpoint worked and its answer is an error; `limited` if it requires fewer requests;
 * `silent` if it gave no usable answer.
 */
export function readFailure(error: unknown): 'answered' | 'limited' | 'silent' {
  const { code } = error as { code?: unknown }
  if (limitCodes.includes(Number(code))) return 'limited'
  // -1 is viem's own code for unknown errors.
  if (typeof code === 'number' && code !== -1) return 'answered'
  return error instanceof HttpRequestError && error.status === 429 ? 'limited' : 'silent'
}

/**
 * Reads the pause that an answer requests in its `Retry-After`: seconds, or a date.
 *
 * @returns In ms; undefined if it requests none. A page sees the header only if the endpoint exposes it (CORS).
 */
export function readRetryAfter({ status, headers }: Pick<Response, 'status' | 'headers'>): number | undefined {
  const value = headers.get('Retry-After')?.trim()
  if (!value || (status !== 429 && status !== 503)) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** Thrown when an endpoint answers for another network than the configured one. */
export class WrongEndpointError extends AppError {
  constructor({ host, chainId }: { host: string; chainId: number }) {
    super('endpointWrong', { values: { host, chainId }, shortMessage: `${host} answers for chain ${chainId}` })
  }
}

/** Thrown when a WebSocket is requested and the network has none. */
export class WebSocketMissingError extends AppError {
  constructor() {
    super('webSocketMissing', { shortMessage: 'no WebSocket URL configured' })
  }
}

/** Thrown when a transaction was sent to a node without an answer: it may be on its way. */
export class WriteUnansweredError extends AppError {
  /** Known only for a signed transaction. */
  readonly hash: Hash | undefined

  constructor({ hash, cause }: { hash?: Hash; cause: unknown }) {
    super('writeUnanswered', { cause, shortMessage: 'no answer to a transaction that was handed over' })
    this.hash = hash
  }
}

/** In milliseconds: the longest pause of an endpoint for which a read waits. */
const longestPause = httpTimeout

/**
 * Creates the error of an endpoint that requested a pause, in ms. It has the form that viem's retry understands: viem
 * reads whole seconds from `Retry-After`, but neither dates nor an answer that is JSON as well, and it has no upper
 * bound. A read does not wait for a longer pause, and the endpoint gets no request before its end.
 */
export function limitedError(url: string, pause: number, cause?: Error): HttpRequestError {
  const headers = new Headers(pause <= longestPause ? { 'Retry-After': String(Math.ceil(pause / 1000)) } : {})
  return new HttpRequestError({ url, status: 429, headers, cause, details: 'limit exceeded' })
}
