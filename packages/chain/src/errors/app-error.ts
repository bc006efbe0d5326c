// Defines errors that carry a code: AppError has a sentence in every language, CodedError the codes of one feature.

import type { ErrorCode } from './error-codes.ts'

export type ErrorValues = Record<string, string | number>

type AppErrorOptions = {
  /** Values for the placeholders of the sentence. */
  values?: ErrorValues
  cause?: unknown
  /** For logs and tests; the page shows `t('errors.' + code, values)`. */
  shortMessage?: string
}

/** A failure with a sentence in every language. */
export class AppError extends Error {
  override readonly name: string = 'AppError'
  readonly code: ErrorCode
  readonly values: ErrorValues
  readonly shortMessage: string

  constructor(code: ErrorCode, { values = {}, cause, shortMessage = code }: AppErrorOptions = {}) {
    super(shortMessage, { cause })
    this.code = code
    this.values = values
    this.shortMessage = shortMessage
  }
}

/** A failure with a code of one feature, which has a sentence for each of its codes. */
export abstract class CodedError<Code extends string> extends Error {
  readonly code: Code

  constructor(code: Code, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
