import { UserError } from './user-error.ts'

/** Runs a script's work. What the reader can mend is printed as a sentence; anything else keeps its stack. */
export async function exitCodeOf(work: () => Promise<number | undefined>): Promise<number> {
  try {
    return (await work()) ?? 0
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}\n` : error)
    return 1
  }
}
