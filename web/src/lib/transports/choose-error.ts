import { HttpRequestError } from 'viem'
import { readFailure } from './read-failure.ts'

/**
 * Which of the endpoints' failures to tell, and to retry by: what a node really answered before all; then the one that
 * says when to ask again; else the last.
 */
export function chooseError(errors: readonly Error[]): Error | undefined {
  const answered = errors.find((error) => readFailure(error) === 'answered')
  const waiting = errors.find((error) => error instanceof HttpRequestError && error.headers?.has('Retry-After'))
  return answered ?? waiting ?? errors.at(-1)
}
