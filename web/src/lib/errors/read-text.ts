import { nodePhrases } from './node-phrases'
import type { Reading } from './to-user-error'

/** Reads what was said in words. */
export function readText(causes: readonly unknown[]): Reading {
  const text = causes.map(textOf).join('\n')
  const match = nodePhrases.find(([pattern]) => pattern.test(text))
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
