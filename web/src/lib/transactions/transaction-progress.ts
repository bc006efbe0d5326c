// Describes the progress of one transaction.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Finding } from '@saleyard/chain/transactions/find-lost-transaction.ts'
import type { Hash, TransactionReceipt } from 'viem'
import type { DropReason, Proposal, Signer } from './activity-store.ts'
import type { TransactionState } from './transaction-intent.ts'

/** Progress of one transaction. */
export type TransactionProgress = {
  state: TransactionState
  hash?: Hash
  /** From `mined` on, and for `reverted`. */
  receipt?: TransactionReceipt
  /** Blocks seen and needed, including the transaction's own. */
  confirmations?: { done: number; needed: number }
  dropReason?: DropReason
  /** Of a Safe: with `proposed`, and from then on. */
  proposal?: Proposal
  /** Set as soon as the chain shows the transaction. */
  signer?: Signer
  /** With `failed` and `uncertain`, and with `idle` after the user declined. */
  error?: UserError
  /** With `uncertain`, after a search. `owners`: of a contract, whose wallet may have kept it for its owners; also during the search. */
  finding?: Finding | 'owners'
  /** With `uncertain`, while the chain is searched. */
  isChecking?: boolean
}

export const idle: TransactionProgress = { state: 'idle' }

/** Whether nothing more will happen. An `uncertain` one is not settled: the wallet may have sent it. */
export function isSettled({ state }: Pick<TransactionProgress, 'state'>): boolean {
  return ['idle', 'final', 'reverted', 'dropped', 'failed'].includes(state)
}
