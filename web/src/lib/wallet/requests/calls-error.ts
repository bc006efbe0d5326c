import { CodedError } from '@/lib/errors/coded-error.ts'

/** What may go wrong with several calls at once (EIP-5792). The page has a sentence for each. */
export const callsErrorCodes = [
  'unauthorized', // 4100
  'unsupported', // 4200, and what nodes say for it
  'capability', // 5700
  'chain', // 5710
  'duplicate', // 5720: the wallet has them already
  'unknown', // 5730: the wallet does not know them, or has forgotten
  'tooLarge', // 5740
  'upgradeDeclined', // 5750
  'notAtomic', // 5760
  'failed', // the wallet says that they were not, or not all, done
] as const

export type CallsErrorCode = (typeof callsErrorCodes)[number]

export class CallsError extends CodedError<CallsErrorCode> {
  override readonly name = 'CallsError'
}
