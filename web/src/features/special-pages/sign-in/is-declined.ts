import type { SignInProblem } from './sign-in-state.ts'

/** A no of the user is news, not an error. */
export function isDeclined(problem: SignInProblem): boolean {
  return problem.kind === 'wallet' && problem.error.code === 'userRejected'
}
