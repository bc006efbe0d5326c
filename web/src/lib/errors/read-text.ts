import type { ErrorCode } from './app-error.ts'
import { nodePhrases } from './node-phrases.ts'
import type { Reading } from './to-user-error.ts'

/** What only a wallet can say: the page of a firewall may hold any word. */
const ofWallets: readonly ErrorCode[] = [
  'userRejected',
  'walletBusy',
  'sessionEnded',
  'requestExpired',
  'chainMismatch',
]

/** Reads what was said in words. */
export function readText(causes: readonly unknown[]): Reading {
  const text = causes.map(textOf).join('\n')
  const isOverHttp = causes.some((cause) => (cause as { name?: unknown }).name === 'HttpRequestError')
  const phrases = isOverHttp ? nodePhrases.filter(([, code]) => !ofWallets.includes(code)) : nodePhrases
  const match = phrases.find(([pattern]) => pattern.test(text))
  return match && { code: match[1] }
}

function textOf(cause: unknown): string {
  if (typeof cause === 'string') return cause
  const { shortMessage, details, message, code } = cause as Record<string, unknown>
  const word = typeof code === 'string' ? code : undefined
  return [shortMessage, details, firstLine(message), word].filter((part) => typeof part === 'string').join('\n')
}

/** viem's further lines hold request bodies, in which anything may stand. */
const firstLine = (text: unknown) => (typeof text === 'string' ? text.split('\n')[0] : undefined)
