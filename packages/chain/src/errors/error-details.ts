// Formats the raw text for "Details": the catalogue's literal text, then what each cause adds to the ones before it,
// with keys masked.

import { codedErrors, namedErrors } from './error-catalogue.ts'
import type { ErrorCode } from './error-codes.ts'
import { maskSecrets } from './mask-secrets.ts'

/** In characters: enough for a stack of causes, too few for a block of transactions. */
const maxLength = 10_000

const texts = new Map<ErrorCode, string>(
  [...namedErrors.toReversed(), ...Object.values(codedErrors)].map(({ code, text }) => [code, text]),
)

export function formatDetails(causes: readonly unknown[], code: ErrorCode): string {
  const parts: string[] = []
  for (const [index, cause] of causes.entries()) {
    const text = rawText(cause, index === 0)
    if (text && !parts.some((part) => part.includes(text))) parts.push(text)
  }
  const literal = texts.get(code)
  const known = parts.join('\n').toLowerCase()
  if (literal && !known.includes(literal.toLowerCase()) && !literal.includes('{')) parts.unshift(literal)
  return maskSecrets(parts.join('\n\n')).slice(0, maxLength)
}

function rawText(cause: unknown, isFirst: boolean): string {
  if (!(cause instanceof Error)) return isFirst || hasMessage(cause) ? toJson(cause) : ''
  const { code, shortMessage } = cause as { code?: unknown; shortMessage?: unknown }
  const short = typeof shortMessage === 'string' ? shortMessage : cause.message
  const text = isFirst ? cause.message : short
  return typeof code === 'number' ? `[${code}] ${text}` : text
}

/** False for causes without a text of their own, such as a decoded revert. */
const hasMessage = (cause: unknown) => typeof cause === 'string' || Object.hasOwn(Object(cause), 'message')

function toJson(value: unknown): string {
  if (typeof value === 'string') return value
  const plain = (_key: string, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)
  return JSON.stringify(value, plain) ?? String(value)
}
