/** An error that its reader can mend: the message says what is wrong and what to do, and is shown without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}
