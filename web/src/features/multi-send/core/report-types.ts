import type { Address, Hash } from 'viem'
import type { CodeValues } from './list-types.ts'

export type ReportStatus =
  | 'paid'
  | 'paidByOther'
  | 'unconfirmed'
  | 'pending'
  | 'notSent'
  | 'skipped'
  | 'failed'
  | 'cancelled'
  | 'mayArrive' // given up, and another account's transaction may still pay
  | 'stopped'
  | 'refused'
  | 'asked'
  | 'ignored'
  | 'dropped'

export type ReportRow = {
  line: number
  text: string
  address: Address | ''
  /** The name that the line paid or asked for, as normalised. */
  name: string
  /** Decimal text in whole coins, exact; empty when nothing was to be paid. */
  amount: string
  memo: string
  status: ReportStatus
  /** Refusal code, question kind, or why ignored or dropped. */
  reason: string
  values: CodeValues
  /** Other lines paid together with this one. */
  mergedWith: number[]
  /** {@link Batch.number}, 0 if in none. */
  batch: number
  hash: Hash | ''
  /** The account that paid, where that is another than the run's sender. */
  paidBy: Address | ''
}
