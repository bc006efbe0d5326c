import { causesOf } from '@/lib/errors/causes-of.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { CallsError, type CallsErrorCode } from './calls-error.ts'

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

/** Names what a wallet answered to a request of EIP-5792; gives what came in where the code is none of its. */
export function nameCallsError(error: unknown): unknown {
  const known = causesOf(error)
    .map((cause) => codes[Number(Object(cause).code)])
    .find((code) => code !== undefined)
  if (known) return new CallsError(known, error)
  return toUserError(error).code === 'methodUnsupported' ? new CallsError('unsupported', error) : error
}
