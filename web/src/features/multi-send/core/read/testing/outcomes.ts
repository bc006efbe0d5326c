import type { Address } from 'viem'
import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues, LineWarning } from '@/features/multi-send/core/list-types.ts'
import type { Question, QuestionKind } from '@/features/multi-send/core/question-types.ts'
import type { Outcome } from './outcome.ts'

/** Words in which the table is written. `alice` has no letters that a checksum could be in, `vitalik` carries a right one. */
export const alice = '0x1111111111111111111111111111111111111111'
export const bob = '0x2222222222222222222222222222222222222222'
export const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

type Details = { to?: string; memo?: string; warnings?: LineWarning[] }

/** @param amount Base units: 1_500_000n is 1.5. */
export function paid(amount: bigint, { to = alice, memo = '', warnings = [] }: Details = {}): Outcome {
  return { state: 'accepted', amount, memo, address: to.toLowerCase() as Address, warnings }
}

/** @param given Values of the sentence; a text stands for `{ text }`. */
export function refused(reason: RefusalCode, given: CodeValues | string = {}): Outcome {
  return { state: 'refused', reason, values: typeof given === 'string' ? { text: given } : given }
}

export function asked(question: QuestionKind, example: string, ...options: Question['options']): Outcome {
  return { state: 'asked', question, options, example }
}

export const blank: Outcome = { state: 'ignored', why: 'blank' }
export const comment: Outcome = { state: 'ignored', why: 'comment' }
export const header: Outcome = { state: 'ignored', why: 'header' }
