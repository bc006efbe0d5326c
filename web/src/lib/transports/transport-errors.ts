import { type Hash, HttpRequestError } from 'viem'
import { httpTimeout } from '@/lib/constants.ts'
import { AppError } from '@/lib/errors/app-error.ts'

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
