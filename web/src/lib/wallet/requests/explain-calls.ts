// Gives the refusal of a bundle of calls a code whose outcome is known: the wallet certainly executes nothing.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { CallsError, type CallsErrorCode } from '@saleyard/send/calls/calls-error.ts'

/** Answers after which the wallet certainly executes nothing. After any other, only the chain knows. */
const refusals: Partial<Record<CallsErrorCode, ErrorCode>> = {
  unauthorized: 'unauthorized',
  unsupported: 'methodUnsupported',
  capability: 'methodUnsupported',
  chain: 'methodUnsupported',
  tooLarge: 'methodUnsupported',
  notAtomic: 'methodUnsupported',
  upgradeDeclined: 'userRejected',
}

/** @returns The given error if it is no refusal. */
export function explainCalls(cause: unknown): unknown {
  const code = cause instanceof CallsError ? refusals[cause.code] : undefined
  return code ? new AppError(code, { cause }) : cause
}
