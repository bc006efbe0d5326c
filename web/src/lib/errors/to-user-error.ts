import { AppError, type ErrorCode, type ErrorValues } from './app-error'
import { causesOf } from './causes-of'
import { readCode } from './read-code'
import { readRevert } from './read-revert'
import { readText } from './read-text'

export type UserError = {
  code: ErrorCode
  values: ErrorValues
  /** The raw text, for "Details". */
  details: string
}

/**
 * Names what went wrong, so that the page can say it: `t('errors.' + code, values)`.
 * Walks the causes of viem's, wagmi's and wallets' errors. Never throws.
 */
export function toUserError(error: unknown): UserError {
  const causes = causesOf(error)
  const { code, values } =
    readOwn(causes) ?? readRevert(causes) ?? readText(causes) ?? readCode(causes) ?? unknown(causes)
  return { code, values: values ?? {}, details: detailsOf(causes) }
}

export type Reading = { code: ErrorCode; values?: ErrorValues } | undefined

function readOwn(causes: readonly unknown[]): Reading {
  return causes.find((cause) => cause instanceof AppError)
}

function unknown(causes: readonly unknown[]): NonNullable<Reading> {
  const { shortMessage, message } = (causes[0] ?? {}) as { shortMessage?: string; message?: string }
  const text = shortMessage ?? message ?? String(causes[0])
  return { code: 'unknown', values: { message: text.split('\n')[0] ?? '' } }
}

function detailsOf(causes: readonly unknown[]): string {
  const [first] = causes
  return first instanceof Error ? first.message : (JSON.stringify(first) ?? String(first))
}
