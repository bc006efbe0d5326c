/** A failure with a code; whoever shows it has a sentence for each. */
export abstract class CodedError<Code extends string> extends Error {
  readonly code: Code

  constructor(code: Code, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
