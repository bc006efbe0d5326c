import type { Address } from 'viem'
import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues, LineWarning } from '@/features/multi-send/core/list-types.ts'
import type { Question, QuestionKind, ReadOptions } from '@/features/multi-send/core/question-types.ts'

/** What must become of one input line, in full. Amounts in base units of a token with 6 decimals. */
export type Outcome =
  | { state: 'accepted'; amount: bigint; memo: string; address: Address; warnings: LineWarning[] }
  | { state: 'refused'; reason: RefusalCode; values: CodeValues }
  | { state: 'asked'; question: QuestionKind; options: Question['options']; example: string }
  | { state: 'ignored'; why: 'blank' | 'comment' | 'header' }

/** What it is, the text as pasted or loaded, what must become of each of its lines, and how it is read if not as usual. */
export type TableRow = [title: string, text: string, outcome: Outcome | Outcome[], options?: Partial<ReadOptions>]

/** Rows of one origin. */
export type TableGroup = { origin: string; rows: TableRow[] }
