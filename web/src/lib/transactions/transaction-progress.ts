// Describes how far one transaction has come, and what the chain says of one without a hash.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Hash, TransactionReceipt } from 'viem'
import type { DropReason, Signer } from './activity-store.ts'
import type { TransactionState } from './transaction-intent.ts'

/**
 * What the chain says of a transaction of which no hash came back: `unseen`, its number is not used; `waiting`, something
 * of the account waits for a block; `unclear`, the number is used and by what cannot be told; `unread`, nobody answered.
 */
export type Finding = 'unseen' | 'waiting' | 'unclear' | 'unread'

/** Where one transaction stands. */
export type TransactionProgress = {
  state: TransactionState
  hash?: Hash
  /** From `mined` on, and for `reverted`. */
  receipt?: TransactionReceipt
  /** Blocks seen and needed, the transaction's own included. */
  confirmations?: { done: number; needed: number }
  dropReason?: DropReason
  /** As soon as the chain shows it. */
  signer?: Signer
  /** With `failed` and `uncertain`, and with `idle` after the wallet's user declined. */
  error?: UserError
  /** With `uncertain`, after a look. */
  finding?: Finding
  /** With `uncertain`, while the chain is asked. */
  isChecking?: boolean
}

export const idle: TransactionProgress = { state: 'idle' }

/** Nothing more will happen. What is `uncertain` may: the wallet may have sent it. */
export function isSettled({ state }: Pick<TransactionProgress, 'state'>): boolean {
  return ['idle', 'final', 'reverted', 'dropped', 'failed'].includes(state)
}
