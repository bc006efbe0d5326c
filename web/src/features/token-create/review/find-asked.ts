import { isAddressEqual } from 'viem'
import type { ActivityRecord } from '../../../lib/transactions/activity-store'
import { isUncertain } from '../../../lib/transactions/is-uncertain'
import { toAskedCall } from '../../../lib/transactions/to-asked-call'
import type { TransactionIntent, TransactionState } from '../../../lib/transactions/transaction-intent'
import { type KindId, kinds } from '../kinds'

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
  if (!asked) return undefined
  const { to, value, inputHash } = toAskedCall(intent)
  if (isAddressEqual(asked.to, to))
    return mayCome(record) && (asked.inputHash !== inputHash || asked.value !== value) ? 'other' : undefined
  // What has vanished may appear again. Its own factory would refuse the salt then, another one would not.
  if (!mayCome(record) && record.dropReason !== 'vanished') return undefined
  const kindIds = Object.keys(kinds) as KindId[]
  return kindIds.find((id) => isAddressEqual(kinds[id].factory.address, asked.to)) ?? 'other'
}

const nothingCame: readonly TransactionState[] = ['failed', 'reverted', 'dropped']

function mayCome(record: ActivityRecord): boolean {
  return !nothingCame.includes(record.state) || isUncertain(record)
}
