import type { ErrorCode } from './app-error'
import type { Reading } from './to-user-error'

/**
 * Nodes give -32000 and -32603 for many things and say which in words. Read in this order, over all causes.
 * A reverting contract is read before this, so its reasons are never mistaken for these.
 */
const phrases: readonly (readonly [RegExp, ErrorCode])[] = [
  [/user (rejected|denied|cancell?ed|refused)|rejected by (the )?user|request rejected|user abort/i, 'userRejected'],
  [/insufficient funds|exceeds the balance of the account|gas required exceeds allowance/i, 'insufficientFunds'],
  [/nonce (too low|provided .* is lower)|already known|already imported/i, 'nonceTooLow'],
  [/underpriced|fee cap less than block base fee|max fee per gas less than block base fee/i, 'underpriced'],
  [/exceeds (the )?(block|transaction) gas limit|gas limit (is )?too (high|big)|intrinsic gas too high/i, 'gasTooHigh'],
  [/already pending|request of type .* already|already processing/i, 'walletBusy'],
  [/too many requests|rate limit/i, 'rateLimited'],
  [/failed to fetch|network ?error|fetch failed|load failed/i, 'unreachable'],
]

export function readText(causes: readonly unknown[]): Reading {
  const text = causes.map(textOf).join('\n')
  const match = phrases.find(([pattern]) => pattern.test(text))
  return match && { code: match[1] }
}

function textOf(cause: unknown): string {
  if (typeof cause === 'string') return cause
  const { shortMessage, details, message } = cause as { shortMessage?: string; details?: string; message?: string }
  return [shortMessage, details, firstLine(message)].filter(Boolean).join('\n')
}

/** viem's further lines hold request bodies, in which anything may stand. */
const firstLine = (text: unknown) => (typeof text === 'string' ? text.split('\n')[0] : undefined)
