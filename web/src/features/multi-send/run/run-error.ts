import { CodedError } from '@/lib/errors/coded-error.ts'

/** Why a run cannot be prepared. The page has a sentence for each. */
export const runErrorCodes = [
  'cannotMeasure', // the node cannot act as if the approval were given: approve first
] as const

export type RunErrorCode = (typeof runErrorCodes)[number]

export class RunError extends CodedError<RunErrorCode> {
  override readonly name = 'RunError'
}
