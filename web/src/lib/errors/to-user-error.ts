import { AppError, type ErrorCode, type ErrorValues } from './app-error.ts'
import { causesOf } from './causes-of.ts'
import { detailsOf } from './details-of.ts'
import { maskSecrets } from './mask-secrets.ts'
import { readCode } from './read-code.ts'
import { readReason } from './read-reason.ts'
import { readRejection } from './read-rejection.ts'
import { readRevert } from './read-revert.ts'
import { readText } from './read-text.ts'

export type UserError = {
  code: ErrorCode
  values: ErrorValues
  /** The raw text, for "Details"; keys in addresses are masked. */
  details: string
}

/**
 * Names what went wrong, so that the page can say it (`ErrorNote`, `describeError`).
 * Walks the causes of viem's, wagmi's and wallets' errors. Never throws.
 */
export function toUserError(error: unknown): UserError {
  try {
    const causes = causesOf(error)
    const { code, values = {} } =
      readers.reduce<Reading>((found, read) => found ?? read(causes), undefined) ?? unknown(error)
    return { code, values, details: detailsOf(causes, code) }
  } catch {
    // Something that cannot even be looked at: a getter or a proxy that throws, a cycle.
    return { ...unknown(undefined), details: '' }
  }
}

export type Reading = { code: ErrorCode; values?: ErrorValues } | undefined

/** A rejection first, then what a contract said, then words, then codes: the later ones are the vaguer. */
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

/** Characters of a stranger's message in our sentence. */
const maxLength = 200

function unknown(error: unknown): { code: ErrorCode; values: ErrorValues } {
  const { shortMessage, message } = Object(error) as { shortMessage?: unknown; message?: unknown }
  const text = [shortMessage, message, error].find((part) => typeof part === 'string' && part !== '') ?? '?'
  const [line = ''] = String(text).split('\n')
  return { code: 'unknown', values: { message: maskSecrets(line).slice(0, maxLength) } }
}
