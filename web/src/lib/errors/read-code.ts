import type { ErrorCode } from './app-error.ts'
import { codedErrors, namedErrors } from './error-catalogue.ts'
import type { Reading } from './to-user-error.ts'

/** Codes beside the catalogue: WalletConnect's (`SDK_ERRORS`), EIP-5792's, and what single nodes and providers give. */
const otherCodes: Readonly<Record<number, ErrorCode>> = {
  3: 'revertedUnknown', // geth, with the bytes beside it
  429: 'rateLimited', // Alchemy, in an answer of status 200
  3001: 'unauthorized',
  4444: 'stateMissing', // EIP-4444
  5000: 'userRejected',
  5001: 'userRejected',
  5002: 'userRejected',
  5003: 'userRejected',
  5100: 'chainNotAdded',
  5101: 'methodUnsupported',
  5700: 'methodUnsupported',
  5710: 'chainNotAdded',
  5740: 'dataTooLarge',
  5750: 'userRejected',
  5760: 'methodUnsupported',
  6000: 'sessionEnded',
  7000: 'sessionEnded',
  [-32009]: 'underpriced', // Besu
  [-32015]: 'revertedUnknown', // Parity and its heirs, Nethermind: "VM execution error"
  [-32604]: 'rpcMethodMissing', // Besu
}

const codes = new Map<number, ErrorCode>([
  ...Object.entries(codedErrors).map(([number, { code }]) => [Number(number), code] as const),
  ...Object.entries(otherCodes).map(([number, code]) => [Number(number), code] as const),
])

/** Names beside the catalogue, of viem's and wagmi's errors that carry no code. */
const otherNames: Readonly<Record<string, ErrorCode>> = {
  ChainMismatchError: 'chainMismatch',
  ConnectorChainMismatchError: 'chainMismatch',
  ConnectorUnavailableReconnectingError: 'connectorMissing',
  ExecutionRevertedError: 'revertedUnknown',
  ResponseBodyTooLargeError: 'tooManyResults',
  TransactionNotFoundError: 'rpcNotFound',
  TransactionReceiptNotFoundError: 'rpcNotFound',
  WebSocketRequestError: 'unreachable',
}

const names = new Map<string, ErrorCode>([
  ...Object.entries(otherNames),
  ...namedErrors.flatMap(({ code, names }) => names.map((name) => [name, code] as const)),
])

/** Reads codes and names, innermost first: the outer ones only say who passed the error on. */
export function readCode(causes: readonly unknown[]): Reading {
  for (const cause of causes.toReversed()) {
    const { code, name, status } = cause as { code?: unknown; name?: unknown; status?: unknown }
    const known = codes.get(Number(code)) ?? names.get(String(name))
    if (known) return { code: known }
    if (name === 'HttpRequestError') return readHttp(status, causes)
  }
  return undefined
}

function readHttp(status: unknown, causes: readonly unknown[]): Reading {
  if (typeof status === 'number') return readStatus(status)
  return { code: causes.some((cause) => cause instanceof SyntaxError) ? 'answerUnreadable' : 'unreachable' }
}

const statuses: Readonly<Record<number, ErrorCode>> = {
  401: 'nodeUnauthorized',
  403: 'nodeUnauthorized',
  413: 'dataTooLarge',
  429: 'rateLimited',
}

function readStatus(status: number): Reading {
  const code = statuses[status]
  return code ? { code } : { code: 'httpFailed', values: { status } }
}
