import { BaseError, ExecutionRevertedError } from 'viem'

/** Of Parity and its heirs, Nethermind among them, for what viem knows as code 3. */
const executionError = -32015

/** Whether the chain itself said no, rather than the way to it. */
export function isRevert(error: unknown): boolean {
  return error instanceof BaseError && error.walk(saysNo) !== null
}

function saysNo(cause: unknown): boolean {
  return cause instanceof ExecutionRevertedError || (cause as { code?: unknown }).code === executionError
}
