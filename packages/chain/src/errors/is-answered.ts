import { CallExecutionError, ContractFunctionExecutionError } from 'viem'
import { getCauses, isRevert } from './error-causes.ts'
import { readRevert } from './to-user-error.ts'

/** Phrases of nodes for a failed execution: of anvil, then of go-ethereum and its forks (core/vm/errors.go). */
const failedExecution = /\bEVM error\b|out of gas|invalid (opcode|jump)|stack (underflow|limit)|gas uint64 overflow/i

/**
 * Whether the call reached a contract: it returned bytes of another type or none, it reverted, or its execution failed.
 */
export function isAnswered(error: unknown): boolean {
  if (!(error instanceof ContractFunctionExecutionError)) return false
  const returnedBytes = error.walk((cause) => cause instanceof CallExecutionError) === null
  return (
    returnedBytes ||
    isRevert(error) ||
    readRevert(getCauses(error)) !== undefined ||
    failedExecution.test(error.details)
  )
}
