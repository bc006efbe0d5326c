// Reads what the wallet was already requested to sign with this draft, and whether that may still arrive.

import { type RequestedCall, toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { isAddressEqual } from 'viem'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { type ActivityRecord, isUncertain } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent, TransactionState } from '@/lib/transactions/transaction-intent.ts'

/** Reads this device's record of a draft that a wallet was asked to sign. */
export function useRequestedCreation(intent: TransactionIntent | undefined) {
  const record = useActivityRecord(intent?.key ?? '')
  return {
    isSent: record !== undefined && sentStates.includes(record.state),
    isAttempted: record !== undefined && attemptedStates.includes(record.state),
    requested: record && intent && findRequestedCreation(record, intent),
  }
}

/**
 * States that count as sent. An open wallet prompt counts too, since it would sign the earlier terms. A transaction that may have
 * been sent is searched for or signed again unchanged: other terms would be signed without a simulation.
 */
const sentStates: readonly TransactionState[] = ['awaiting-signature', 'uncertain', 'proposed', 'submitted', 'replaced']

/** States in which it was or may have been sent: a second attempt would fail because of the first. */
const attemptedStates: readonly TransactionState[] = [
  'uncertain',
  'proposed',
  'submitted',
  'replaced',
  'mined',
  'final',
]

/**
 * Finds a creation that the wallet was asked to sign with this draft and that differs from the page now: a token of another kind,
 * or `other` terms. One draft has one salt, and each factory would make a token with it.
 *
 * @returns Undefined if both are the same, or if the earlier one can no longer be mined.
 */
export function findRequestedCreation(
  record: ActivityRecord,
  intent: Pick<TransactionIntent, 'to' | 'value' | 'data'>,
): KindId | 'other' | undefined {
  const { asked: requested } = record
  // A record of an earlier version lacks the requested call, so it cannot be compared.
  if (!requested) return mayStillAppear(record) ? 'other' : undefined
  const call = toRequestedCall(intent)
  if (isAddressEqual(requested.to, call.to)) return mayBeMined(record) && !isSame(requested, call) ? 'other' : undefined
  // If it appears after all, its own factory refuses the salt, but another factory does not.
  if (!mayStillAppear(record)) return undefined
  return kindIds.find((id) => isAddressEqual(kinds[id].factory.address, requested.to)) ?? 'other'
}

/** Whether two calls of the same contract are equal. */
function isSame(one: RequestedCall, other: RequestedCall): boolean {
  return one.inputHash === other.inputHash && one.value === other.value
}

/** Whether it may still be mined; a vanished transaction may come back too. */
function mayStillAppear(record: ActivityRecord): boolean {
  return mayBeMined(record) || record.dropReason === 'vanished'
}

const endedStates: readonly TransactionState[] = ['failed', 'reverted', 'dropped']

function mayBeMined(record: ActivityRecord): boolean {
  return !endedStates.includes(record.state) || isUncertain(record)
}
