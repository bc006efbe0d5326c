// Reads what the wallet was already requested to sign with this draft, and whether that may still arrive.

import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { isAddressEqual } from 'viem'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { type ActivityRecord, type AskedCall, isUncertain } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent, TransactionState } from '@/lib/transactions/transaction-intent.ts'

/** What this device knows of a draft that a wallet was asked to sign. */
export function useRequestedCreation(intent: TransactionIntent | undefined) {
  const record = useActivityRecord(intent?.key ?? '')
  return {
    isSent: record !== undefined && sentStates.includes(record.state),
    isOver: record !== undefined && overStates.includes(record.state),
    asked: record && intent && findRequestedCreation(record, intent),
  }
}

/**
 * What the wallet is being asked for is on its way too: it would sign the terms of before. What may have been sent is looked for,
 * or signed again, as it was: other terms would be signed without a trial.
 */
const sentStates: readonly TransactionState[] = ['awaiting-signature', 'uncertain', 'submitted', 'replaced']

/** It was or may have been sent: tried again, its own creation would stand in its way. */
const overStates: readonly TransactionState[] = ['uncertain', 'submitted', 'replaced', 'mined', 'final']

/**
 * What the wallet was asked for with a draft, where that is not what is on the page now: a token of another kind, or `other`
 * terms. One draft has one salt, and each factory would make a token with it.
 *
 * @returns Nothing where it is the same, or where nothing can come of it any more.
 */
export function findRequestedCreation(
  record: ActivityRecord,
  intent: Pick<TransactionIntent, 'to' | 'value' | 'data'>,
): KindId | 'other' | undefined {
  const { asked } = record
  // A record of an earlier version does not tell: whether it is the same nobody knows.
  if (!asked) return mayStillAppear(record) ? 'other' : undefined
  const call = toRequestedCall(intent)
  if (isAddressEqual(asked.to, call.to)) return mayBeMined(record) && !isSame(asked, call) ? 'other' : undefined
  // Its own factory would refuse the salt when it appears after all, another one would not.
  if (!mayStillAppear(record)) return undefined
  return kindIds.find((id) => isAddressEqual(kinds[id].factory.address, asked.to)) ?? 'other'
}

/** At the same contract. */
function isSame(one: AskedCall, other: AskedCall): boolean {
  return one.inputHash === other.inputHash && one.value === other.value
}

/** What has vanished may come back too. */
function mayStillAppear(record: ActivityRecord): boolean {
  return mayBeMined(record) || record.dropReason === 'vanished'
}

const endedStates: readonly TransactionState[] = ['failed', 'reverted', 'dropped']

function mayBeMined(record: ActivityRecord): boolean {
  return !endedStates.includes(record.state) || isUncertain(record)
}
