// Defines an error that the reader can fix, and prints it as a sentence where a script ends with it.

/** An error that its reader can mend: the message says what is wrong and what to do, and is shown without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}

/** Runs a script's work. What the reader can mend is printed as a sentence; anything else keeps its stack. */
export async function runForExitCode(work: () => Promise<number | undefined>): Promise<number> {
  try {
    return (await work()) ?? 0
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}\n` : error)
    return 1
  }
}
