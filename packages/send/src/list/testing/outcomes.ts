// Defines the vocabulary of the table of list readings: addresses and expected outcomes.

import type { Question, QuestionKind, ReadOptions } from '@saleyard/send/list/questions.ts'
import type { CodeValues, LineWarning, RefusalCode } from '@saleyard/send/list/types.ts'
import type { Address } from 'viem'

/** `alice` has no letters, so no checksum; `vitalik` carries a right one. */
export const alice = '0x1111111111111111111111111111111111111111'
export const bob = '0x2222222222222222222222222222222222222222'
export const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

type Details = { to?: string; memo?: string; warnings?: LineWarning[] }

/** @param amount Base units: 1_500_000n is 1.5. */
export function paid(amount: bigint, { to = alice, memo = '', warnings = [] }: Details = {}): Outcome {
  return { state: 'accepted', amount, memo, address: to.toLowerCase() as Address, warnings }
}

/** @param given Values of the sentence; a text is short for `{ text }`. */
export function refused(reason: RefusalCode, given: CodeValues | string = {}): Outcome {
  return { state: 'refused', reason, values: typeof given === 'string' ? { text: given } : given }
}

export function asked(question: QuestionKind, example: string, ...options: Question['options']): Outcome {
  return { state: 'asked', question, options, example }
}

export const blank: Outcome = { state: 'ignored', why: 'blank' }
export const comment: Outcome = { state: 'ignored', why: 'comment' }
export const header: Outcome = { state: 'ignored', why: 'header' }

/** The complete expected outcome of one input line. Amounts are in base units of a token with 6 decimals. */
export type Outcome =
  | { state: 'accepted'; amount: bigint; memo: string; address: Address; warnings: LineWarning[] }
  | { state: 'refused'; reason: RefusalCode; values: CodeValues }
  | { state: 'asked'; question: QuestionKind; options: Question['options']; example: string }
  | { state: 'ignored'; why: 'blank' | 'comment' | 'header' }

/** Title, text as pasted or loaded, expected outcome of each of its lines, and options other than the usual ones. */
export type TableRow = [title: string, text: string, outcome: Outcome | Outcome[], options?: Partial<ReadOptions>]

/** Rows of one origin. */
export type TableGroup = { origin: string; rows: TableRow[] }
