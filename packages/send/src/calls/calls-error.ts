// Defines the errors of bundles of calls (EIP-5792), by the wallet's code.

import { CodedError } from '@saleyard/chain/errors/app-error.ts'
import { getCauses } from '@saleyard/chain/errors/error-causes.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'

/** Errors of bundles of calls (EIP-5792). The page has a sentence for each. */
export const callsErrorCodes = [
  'unauthorized', // 4100
  'unsupported', // 4200, and the codes of nodes for it
  'capability', // 5700
  'chain', // 5710
  'duplicate', // 5720: the wallet has the bundle already
  'unknown', // 5730: the wallet does not know the bundle, or no longer does
  'tooLarge', // 5740
  'upgradeDeclined', // 5750
  'notAtomic', // 5760
  'failed', // the wallet reports that it executed none or not all of the calls
] as const

export type CallsErrorCode = (typeof callsErrorCodes)[number]

export class CallsError extends CodedError<CallsErrorCode> {
  override readonly name = 'CallsError'
}

const codes: Readonly<Record<number, CallsErrorCode>> = {
  4100: 'unauthorized',
  4200: 'unsupported',
  5700: 'capability',
  5710: 'chain',
  5720: 'duplicate',
  5730: 'unknown',
  5740: 'tooLarge',
  5750: 'upgradeDeclined',
  5760: 'notAtomic',
  [-32601]: 'unsupported',
  [-32004]: 'unsupported',
}

/** Converts a wallet's error to a CallsError by its EIP-5792 code; returns the given error if it has no such code. */
export function nameCallsError(error: unknown): unknown {
  const known = getCauses(error)
    .map((cause) => codes[Number(Object(cause).code)])
    .find((code) => code !== undefined)
  if (known) return new CallsError(known, error)
  return toUserError(error).code === 'methodUnsupported' ? new CallsError('unsupported', error) : error
}

/**
 * Whether a wallet has not understood a request, or not allowed it: nothing of it is stored or sent. Every other error of a
 * contract's wallet, also about data, money, gas or fees, may concern the execution by an owner's key, before which the
 * proposal was stored.
 */
export function isNotUnderstood(error: unknown): boolean {
  return notUnderstood.includes(toUserError(error).code)
}

const notUnderstood: readonly ErrorCode[] = [
  'unauthorized',
  'methodUnsupported',
  'rpcMethodMissing',
  'rpcMethodUnsupported',
  'rpcInvalidParams',
  'chainNotAdded',
]
