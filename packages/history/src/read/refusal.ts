// Classifies an endpoint's failure to give logs: too much was asked for, too often, or it does not work.

import { nodePhrases } from '@saleyard/chain/errors/node-phrases.ts'
import { readFailure } from '@saleyard/chain/rpc/rpc-request.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import { HttpRequestError, ResponseBodyTooLargeError, TimeoutError } from 'viem'

export type Refusal =
  /** A smaller range may succeed. `text` has the endpoint's words; none where it had not enough time. */
  | { kind: 'tooLarge'; isSize: true; text?: string | undefined }
  /** It did not answer in time: to a smaller range it may, or not at all. */
  | { kind: 'late'; isSize: true; text?: undefined }
  /** It asks for fewer requests, for a while where it names one, ms. */
  | { kind: 'limited'; pause?: number }
  /** It is on another fork. */
  | { kind: 'forked' }
  /** It gives no usable answer. */
  | { kind: 'silent' }

type WordsKind = 'tooLarge' | 'limited' | 'silent'

/** What the words of a node mean for a range, as far as they are known. */
const kinds: Record<string, WordsKind> = {
  tooManyResults: 'tooLarge',
  timeout: 'tooLarge',
  rateLimited: 'limited',
  blockMissing: 'silent',
  nodeNotReady: 'silent',
  nodeUnauthorized: 'silent',
}

/** Classifies the failure of a request for logs. */
export function readRefusal(error: unknown): Refusal {
  if (error instanceof HistoryError) return { kind: error.code === 'reorg' ? 'forked' : 'silent' }
  const causes = listCauses(error)
  if (causes.some((cause) => cause instanceof TimeoutError)) return { kind: 'late', isSize: true }
  const text = causes.map(({ details }) => details ?? '').join('\n')
  const code = nodePhrases.find(([phrase]) => phrase.test(text))?.[1] ?? ''
  // Some nodes use one code for too many requests and for too many logs: words come first.
  switch (kinds[code] ?? readKind(causes)) {
    case 'tooLarge':
      return { kind: 'tooLarge', isSize: true, ...(code !== 'timeout' && { text }) }
    case 'limited':
      return { kind: 'limited', ...readPause(causes) }
    default:
      return { kind: 'silent' }
  }
}

type Cause = Error & { details?: string }

/** An error that a node gives for a range, whatever its words, is taken for one about its size. */
function readKind(causes: readonly Cause[]): WordsKind {
  const failures = causes.map(readFailure)
  if (failures.includes('limited')) return 'limited'
  return failures.includes('answered') || causes.some(isBadRequest) || causes.some(isLong) ? 'tooLarge' : 'silent'
}

/** viem reads no answer of more than 10 MB: 20,000 transfers are one. */
function isLong(cause: Cause): boolean {
  return cause instanceof ResponseBodyTooLargeError
}

function isBadRequest(cause: Cause): boolean {
  return cause instanceof HttpRequestError && [400, 413].includes(cause.status ?? 0)
}

function readPause(causes: readonly Cause[]): { pause?: number } {
  for (const cause of causes) {
    const seconds = cause instanceof HttpRequestError ? Number(cause.headers?.get('Retry-After')) : 0
    if (seconds > 0) return { pause: seconds * 1_000 }
  }
  return {}
}

function listCauses(error: unknown): Cause[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : []
}
