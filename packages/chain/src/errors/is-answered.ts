// Tells a contract that answered from one that did not, and a node that did not.

import { CallExecutionError, ContractFunctionExecutionError } from 'viem'
import { getCauses, isRevert } from './error-causes.ts'
import type { ErrorCode } from './error-codes.ts'
import { readRevert, toUserError } from './to-user-error.ts'

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

/** Codes of connection problems and temporary failures: another attempt may succeed. */
const unreachableCodes: readonly ErrorCode[] = [
  'answerUnreadable',
  'endpointWrong',
  'nodeNotReady',
  'rateLimited',
  'rpcUnavailable',
  'socketClosed',
  'timeout',
  'unreachable',
]

/** Whether no node answered, as opposed to a node that does not support the method. Gateways refuse with statuses below 500. */
export function isUnreachable(error: unknown): boolean {
  const { code, values } = toUserError(error)
  if (code !== 'httpFailed') return unreachableCodes.includes(code)
  const status = Number(values.status)
  return status >= 500 && status !== 501
}
