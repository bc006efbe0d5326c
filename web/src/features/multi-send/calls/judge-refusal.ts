import { toUserError } from '@/lib/errors/to-user-error.ts'
import { readWriteOutcome } from '@/lib/transactions/read-write-outcome.ts'
import { CallsError, type CallsErrorCode } from '@/lib/wallet/requests/calls-error.ts'

/**
 * What a wallet's answer to a bundle means: `known`, it has it already; `unable`, it does not do such bundles; `refused`, it
 * surely sent nothing; `open`, its user declined, or nobody knows whether it was sent.
 */
export type Refusal = 'known' | 'unable' | 'refused' | 'open'

const refusals = {
  duplicate: 'known',
  unsupported: 'unable',
  capability: 'unable',
  chain: 'unable',
  tooLarge: 'unable',
  notAtomic: 'unable',
  unauthorized: 'refused',
  upgradeDeclined: 'open',
  unknown: 'open',
  failed: 'open',
} as const satisfies Record<CallsErrorCode, Refusal>

export function judgeRefusal(error: unknown): Refusal {
  if (error instanceof CallsError) return refusals[error.code]
  return readWriteOutcome(toUserError(error).code) === 'refused' ? 'refused' : 'open'
}
