import type { Address } from 'viem'
import type { RefusalCode, WarningCode } from './line-codes.ts'
import type { Question, QuestionKind } from './question-types.ts'

/** Values for the translated sentence: `{{text}}`, `{{allowed}}` and so on. */
export type CodeValues = Record<string, string | number>
export type LineWarning = { code: WarningCode; values: CodeValues }

type LineBase = {
  /** From 1. */
  number: number
  /** As given, without the line end. */
  text: string
  /** The name that stood in the line, normalised; also where its address cannot be paid. */
  name?: string
}
type PaidLine = LineBase & {
  /** Lower case, as everywhere in `core`; the page shows it checksummed. */
  address: Address
  /** Base units. For the modes `same` and `split` the share of this line. */
  amount: bigint
  memo: string
  /** Position in {@link RecipientList.recipients}. */
  recipient: number
  warnings: LineWarning[]
}
export type AcceptedLine = PaidLine & { state: 'accepted' }
/** Every line of a group that was merged, the first included. */
export type MergedLine = PaidLine & { state: 'merged' }
export type RefusedLine = LineBase & { state: 'refused'; reason: RefusalCode; values: CodeValues }
/** Without an address: a name of which none is known. */
export type AskedLine = LineBase & { state: 'asked'; question: QuestionKind; address?: Address; example: string }
export type IgnoredLine = LineBase & { state: 'ignored'; why: 'blank' | 'comment' | 'header' }
export type DroppedLine = LineBase & { state: 'dropped'; why: 'byHand' | 'duplicate'; keptLine?: number }
export type RecipientLine = AcceptedLine | MergedLine | RefusedLine | AskedLine | IgnoredLine | DroppedLine
export type LineState = RecipientLine['state']

/** `lines`: numbers of the input lines that this payment comes from; more than one if merged. */
export type Recipient = {
  address: Address
  amount: bigint
  lines: number[]
  /** Names that stand for it in its lines, each once; absent without any. */
  names?: string[]
}

export type RecipientList = {
  lines: RecipientLine[]
  /** In the order of their first lines. */
  recipients: Recipient[]
  questions: Question[]
  /** Sum of all recipients' amounts, base units. */
  total: bigint
  /** What `split` could not divide; 0 in the other modes. */
  remainder: bigint
  counts: Record<LineState, number>
  /** Every question is answered, nothing is refused and somebody is to be paid. */
  isReady: boolean
}
