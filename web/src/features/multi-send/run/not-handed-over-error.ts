/** The batch failed before the wallet was opened (its simulation, say): it is as if nothing had happened. */
export class NotHandedOverError extends Error {
  override readonly name = 'NotHandedOverError'

  /** @param cause What went wrong; shown to the user. */
  constructor(cause: unknown) {
    super('The batch was not handed to the wallet', { cause })
  }
}
