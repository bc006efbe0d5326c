/** Why a run cannot be prepared. The page has a sentence for each. */
export const runErrorCodes = [
  'cannotMeasure', // the node cannot act as if the approval were given: approve first
] as const

export type RunErrorCode = (typeof runErrorCodes)[number]

export class RunError extends Error {
  override readonly name = 'RunError'
  readonly code: RunErrorCode

  constructor(code: RunErrorCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
