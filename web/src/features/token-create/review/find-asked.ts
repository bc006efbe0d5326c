import { isAddressEqual } from 'viem'
import { kindIds, kinds } from '@/features/token-create/kinds/index.ts'
import type { KindId } from '@/features/token-create/our-token.ts'
import type { ActivityRecord, AskedCall } from '@/lib/transactions/activity-store.ts'
import { isUncertain } from '@/lib/transactions/is-uncertain.ts'
import { toAskedCall } from '@/lib/transactions/to-asked-call.ts'
import type { TransactionIntent, TransactionState } from '@/lib/transactions/transaction-intent.ts'

/**
 * What the wallet was asked for with a draft, where that is not what is on the page now: a token of another kind, or `other`
 * terms. One draft has one salt, and each factory would make a token with it.
 *
 * @returns Nothing where it is the same, or where nothing can come of it any more.
 */
export function findAsked(
  record: ActivityRecord,
  intent: Pick<TransactionIntent, 'to' | 'value' | 'data'>,
): KindId | 'other' | undefined {
  const { asked } = record
  // A record of an earlier version does not tell: whether it is the same nobody knows.
  if (!asked) return mayAppear(record) ? 'other' : undefined
  const call = toAskedCall(intent)
  if (isAddressEqual(asked.to, call.to)) return mayCome(record) && !isSame(asked, call) ? 'other' : undefined
  // Its own factory would refuse the salt when it appears after all, another one would not.
  if (!mayAppear(record)) return undefined
  return kindIds.find((id) => isAddressEqual(kinds[id].factory.address, asked.to)) ?? 'other'
}

/** At the same contract. */
function isSame(one: AskedCall, other: AskedCall): boolean {
  return one.inputHash === other.inputHash && one.value === other.value
}

/** What has vanished may come back too. */
function mayAppear(record: ActivityRecord): boolean {
  return mayCome(record) || record.dropReason === 'vanished'
}

const nothingCame: readonly TransactionState[] = ['failed', 'reverted', 'dropped']

function mayCome(record: ActivityRecord): boolean {
  return !nothingCame.includes(record.state) || isUncertain(record)
}
