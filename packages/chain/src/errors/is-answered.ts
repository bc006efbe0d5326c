import { CallExecutionError, ContractFunctionExecutionError } from 'viem'
import { getCauses, isRevert } from './error-causes.ts'
import { readRevert } from './to-user-error.ts'

/** How nodes name a contract that broke down: anvil, then go-ethereum and its heirs (core/vm/errors.go). */
const breakdown = /\bEVM error\b|out of gas|invalid (opcode|jump)|stack (underflow|limit)|gas uint64 overflow/i

/** Whether a contract was asked at all: it gave bytes of another kind or none, it refused, or it broke down. */
export function isAnswered(error: unknown): boolean {
  if (!(error instanceof ContractFunctionExecutionError)) return false
  const gaveBytes = error.walk((cause) => cause instanceof CallExecutionError) === null
  return gaveBytes || isRevert(error) || readRevert(getCauses(error)) !== undefined || breakdown.test(error.details)
}
