import type { TransactionProgress } from './transaction-progress.ts'

/** Whether a look at the chain has news: another state, hash or block, or more confirmations. */
export function hasChanged(before: TransactionProgress, after: TransactionProgress): boolean {
  return (
    before.state !== after.state ||
    before.hash !== after.hash ||
    before.confirmations?.done !== after.confirmations?.done ||
    before.receipt?.blockHash !== after.receipt?.blockHash
  )
}
