import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** What joins a plan when it becomes a transaction. */
export type ActContext = {
  /** Last second, as the chain counts. */
  deadline: bigint
  /** Translated. */
  summary: string
  amounts: TransactionIntent['amounts']
}
