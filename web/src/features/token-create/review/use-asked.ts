import { useActivityRecord } from '@/features/token-create/use-activity-record.ts'
import type { TransactionIntent, TransactionState } from '@/lib/transactions/transaction-intent.ts'
import { findAsked } from './find-asked.ts'

/** What this device knows of a draft that a wallet was asked to sign. */
export function useAsked(intent: TransactionIntent | undefined) {
  const record = useActivityRecord(intent?.key ?? '')
  return {
    isSent: record !== undefined && sentStates.includes(record.state),
    isOver: record !== undefined && overStates.includes(record.state),
    asked: record && intent && findAsked(record, intent),
  }
}

/**
 * What the wallet is being asked for is on its way too: it would sign the terms of before. What may have been sent is looked for,
 * or signed again, as it was: other terms would be signed without a trial.
 */
const sentStates: readonly TransactionState[] = ['awaiting-signature', 'uncertain', 'submitted', 'replaced']

/** It was or may have been sent: tried again, its own creation would stand in its way. */
const overStates: readonly TransactionState[] = ['uncertain', 'submitted', 'replaced', 'mined', 'final']
