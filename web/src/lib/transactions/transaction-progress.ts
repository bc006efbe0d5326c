import type { Hash, TransactionReceipt } from 'viem'
import type { UserError } from '../errors/to-user-error'
import type { DropReason } from './activity-store'
import type { TransactionState } from './transaction-intent'

/** Where one transaction stands. */
export type TransactionProgress = {
  state: TransactionState
  hash?: Hash
  /** From `mined` on, and for `reverted`. */
  receipt?: TransactionReceipt
  /** Blocks seen and needed, the transaction's own included. */
  confirmations?: { done: number; needed: number }
  dropReason?: DropReason
  /** With `failed`, and with `idle` after the wallet's user declined. */
  error?: UserError
}

export const idle: TransactionProgress = { state: 'idle' }

/** Nothing more will happen by itself. */
export function isSettled({ state }: Pick<TransactionProgress, 'state'>): boolean {
  return ['idle', 'final', 'reverted', 'dropped', 'failed'].includes(state)
}
