import { BaseError, ExecutionRevertedError } from 'viem'

/** Whether the chain itself said no, rather than the way to it. */
export function isRevert(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError) !== null
}
