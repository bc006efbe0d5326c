import type { Recipient } from '@/features/multi-send/core/list-types.ts'

/** The one recipient of a plain payment cannot be paid; `cause` is what the network said. */
export class RecipientError extends Error {
  override readonly name = 'RecipientError'
  readonly recipient: Pick<Recipient, 'address' | 'lines'>

  constructor(recipient: Pick<Recipient, 'address' | 'lines'>, cause: unknown) {
    super(`${recipient.address} cannot be paid`, { cause })
    this.recipient = recipient
  }
}
