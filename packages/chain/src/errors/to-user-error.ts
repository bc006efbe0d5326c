// Maps any error of viem, wagmi, a wallet or a contract to one code, its values and the raw details.

import { contractErrorsAbi } from '@saleyard/generated/errors'
import { BaseError, ContractFunctionRevertedError, decodeErrorResult, type Hex, InternalRpcError, isHex } from 'viem'
import { AppError, type ErrorValues } from './app-error.ts'
import { codedErrors, namedErrors } from './error-catalogue.ts'
import { getCauses } from './error-causes.ts'
import type { ErrorCode } from './error-codes.ts'
import { formatDetails } from './error-details.ts'
import { maskSecrets } from './mask-secrets.ts'
import { nodePhrases } from './node-phrases.ts'
import { getVaultWaiting } from './vault-waiting.ts'

export type UserError = {
  code: ErrorCode
  values: ErrorValues
  /** The raw text, for "Details"; keys in addresses are masked. */
  details: string
}

/**
 * Maps an error to the code and values by which the page describes it (`ErrorNote`, `describeError`).
 * Walks the causes of viem's, wagmi's and wallets' errors. Never throws.
 */
export function toUserError(error: unknown): UserError {
  try {
    const causes = getCauses(error)
    const { code, values = {} } =
      readers.reduce<Reading>((found, read) => found ?? read(causes), undefined) ?? unknown(error)
    return { code, values, details: formatDetails(causes, code) }
  } catch {
    // The error cannot even be inspected: it has a getter or a proxy that throws, or a cycle.
    return { ...unknown(undefined), details: '' }
  }
}

type Reading = { code: ErrorCode; values?: ErrorValues } | undefined

/** Ordered from specific to vague: our own errors, rejections, reverts of contracts, phrases, codes. */
const readers: readonly ((causes: readonly unknown[]) => Reading)[] = [
  readOwn,
  readRejection,
  readRevert,
  readReason,
  readText,
  readCode,
]

function readOwn(causes: readonly unknown[]): Reading {
  return causes.find((cause) => cause instanceof AppError)
}

/** Maximum characters of a foreign message in our sentence. */
const longestMessage = 200

function unknown(error: unknown): { code: ErrorCode; values: ErrorValues } {
  const { shortMessage, message } = Object(error) as { shortMessage?: unknown; message?: unknown }
  const text = [shortMessage, message, error].find((part) => typeof part === 'string' && part !== '') ?? '?'
  const [line = ''] = String(text).split('\n')
  return { code: 'unknown', values: { message: maskSecrets(line).slice(0, longestMessage) } }
}

/** Codes of EIP-1193, of WalletConnect's `USER_REJECTED` and its variants, of EIP-5792's refused upgrade, of ethers. */
const rejectionCodes: readonly unknown[] = [4001, 5000, 5001, 5002, 5003, 5750, 'ACTION_REJECTED']

/** Reads a rejection by the user, which takes precedence over everything else that the wallet reports. */
function readRejection(causes: readonly unknown[]): Reading {
  const isDeclined = causes.some((cause) => rejectionCodes.includes((cause as { code?: unknown }).code))
  return isDeclined ? { code: 'userRejected' } : undefined
}

type AbiError = { type: string; name?: string; inputs?: readonly { name?: string }[] }

/** Reads the revert of a contract: a custom error, a reason string, or no reason at all. */
export function readRevert(causes: readonly unknown[]): Reading {
  const reverted = causes.find((cause) => cause instanceof ContractFunctionRevertedError)
  const decoded = reverted?.data ?? decode(revertData(causes))
  if (decoded) return readDecoded(decoded.errorName, decoded.args ?? [], decoded.abiItem)
  if (!reverted || isNodeFailure(causes)) return undefined
  const { reason } = reverted
  return isEmptyReason(reason) ? { code: 'revertedUnknown' } : { code: 'reverted', values: { reason } }
}

/**
 * Whether an internal error comes from the node or wallet: it has neither revert bytes nor the word "revert". viem
 * treats every internal error of a contract call as a revert.
 */
function isNodeFailure(causes: readonly unknown[]): boolean {
  const isInternal = causes.some((cause) => (cause as { code?: unknown }).code === InternalRpcError.code)
  return isInternal && !revertData(causes) && !causes.some(mentionsRevert)
}

/** Inspects only `details` of viem's errors: viem itself writes "reverted" into the message. */
function mentionsRevert(cause: unknown): boolean {
  const { details, message, data } = Object(cause) as Record<string, unknown>
  const texts = cause instanceof BaseError ? [details] : [cause, message, data]
  return texts.some((text) => typeof text === 'string' && /revert/i.test(text))
}

/** Nodes report a missing reason as "execution reverted". */
function isEmptyReason(reason: string | undefined): reason is undefined {
  return !reason || /^execution reverted:?$/i.test(reason.trim())
}

function readDecoded(name: string, args: readonly unknown[], item: AbiError): Reading {
  if (name === 'Error') return { code: 'reverted', values: { reason: String(args[0]) } }
  if (name === 'BuybackBabyVault_BuybackMustWait') return { code: name, values: { reason: getVaultWaiting(args[0]) } }
  if (isKnown(name)) return { code: name, values: valuesOf(args, item) }
  return { code: 'reverted', values: { reason: `${name}(${args.map(String).join(', ')})` } }
}

type ContractErrorName = Extract<(typeof contractErrorsAbi)[number], { type: 'error' }>['name']

const contractErrorNames: ReadonlySet<string> = new Set(contractErrorsAbi.map(({ name }) => name))

function isKnown(name: string): name is ContractErrorName {
  return contractErrorNames.has(name)
}

function valuesOf(args: readonly unknown[], item: AbiError): ErrorValues {
  return Object.fromEntries((item.inputs ?? []).map(({ name }, index) => [name ?? index, String(args[index])]))
}

/** Nodes put the bytes under `data`; Parity and nodes that follow it prefix them with "Reverted". */
function revertData(causes: readonly unknown[]): Hex | undefined {
  for (const cause of causes) {
    const { data } = cause as { data?: unknown }
    const bytes = typeof data === 'string' ? data.replace(/^reverted /i, '') : data
    if (isHex(bytes) && bytes.length >= 10) return bytes
  }
  return undefined
}

/** Decodes every custom error with which our contracts can revert, even if the ABI of the call does not contain it. */
function decode(data: Hex | undefined) {
  if (!data) return undefined
  try {
    return decodeErrorResult({ abi: contractErrorsAbi, data })
  } catch {
    return undefined
  }
}

/** Phrases in which nodes quote a reason: geth and its forks, Hardhat, Ganache; some pass on a token's bare reason. */
const patterns = [
  /execution reverted: (?!0x$)(.+)/i,
  /reverted with (?:reason string|custom error) '(.+)'/i,
  /vm exception while processing transaction: revert (.+)/i,
  /^(?:error: )?revert(?:ed)?: (.+)/i,
  // Bounded and anchored at a word's edge: a text may hold 100,000 characters of calldata without a space.
  /(\b(?:\w{1,40}: )?\b\w{1,40} amount exceeds (?:balance|allowance).*)/i,
]

/** In characters; the rest of a longer reason adds nothing. */
const longestReason = 300

/** Reads a contract's reason from text, when its bytes are missing. */
function readReason(causes: readonly unknown[]): Reading {
  for (const cause of causes) {
    const { details, message } = Object(cause) as { details?: unknown; message?: unknown }
    const reason = [details, message, cause].map(reasonIn).find(Boolean)
    if (reason) return { code: 'reverted', values: { reason: reason.slice(0, longestReason) } }
  }
  return undefined
}

function reasonIn(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  for (const pattern of patterns) {
    const [, reason] = pattern.exec(text) ?? []
    if (reason) return reason.trim()
  }
  return undefined
}

/** Codes that only a wallet can cause. Over HTTP they are not matched: the page of a firewall may contain any word. */
const walletCodes: readonly ErrorCode[] = [
  'userRejected',
  'walletBusy',
  'sessionEnded',
  'requestExpired',
  'chainMismatch',
]

/** Matches the phrases of nodes and wallets. */
function readText(causes: readonly unknown[]): Reading {
  const text = causes.map(textOf).join('\n')
  const isOverHttp = causes.some((cause) => (cause as { name?: unknown }).name === 'HttpRequestError')
  const phrases = isOverHttp ? nodePhrases.filter(([, code]) => !walletCodes.includes(code)) : nodePhrases
  const match = phrases.find(([pattern]) => pattern.test(text))
  return match && { code: match[1] }
}

function textOf(cause: unknown): string {
  if (typeof cause === 'string') return cause
  const { shortMessage, details, message, code } = cause as Record<string, unknown>
  const word = typeof code === 'string' ? code : undefined
  return [shortMessage, details, firstLine(message), word].filter((part) => typeof part === 'string').join('\n')
}

/** viem's further lines hold request bodies, which may contain any text. */
const firstLine = (text: unknown) => (typeof text === 'string' ? text.split('\n')[0] : undefined)

/** Codes outside of the catalogue: WalletConnect's (`SDK_ERRORS`), EIP-5792's, those of single nodes and providers. */
const otherCodes: Readonly<Record<number, ErrorCode>> = {
  3: 'revertedUnknown', // geth, along with the bytes
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
  [-32015]: 'revertedUnknown', // Parity and nodes that follow it, such as Nethermind: "VM execution error"
  [-32604]: 'rpcMethodMissing', // Besu
}

const codesByNumber = new Map<number, ErrorCode>([
  ...Object.entries(codedErrors).map(([number, { code }]) => [Number(number), code] as const),
  ...Object.entries(otherCodes).map(([number, code]) => [Number(number), code] as const),
])

/** Names outside of the catalogue, of viem's and wagmi's errors that carry no code. */
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

const codesByName = new Map<string, ErrorCode>([
  ...Object.entries(otherNames),
  ...namedErrors.flatMap(({ code, names }) => names.map((name) => [name, code] as const)),
])

/** Reads codes and names, innermost first: outer causes only pass the error on. */
function readCode(causes: readonly unknown[]): Reading {
  for (const cause of causes.toReversed()) {
    const { code, name, status } = cause as { code?: unknown; name?: unknown; status?: unknown }
    const known = codesByNumber.get(Number(code)) ?? codesByName.get(String(name))
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
