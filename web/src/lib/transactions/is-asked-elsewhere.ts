import { isAddressEqual } from 'viem'
import type { ActivityRecord } from './activity-store.ts'
import type { TransactionIntent } from './transaction-intent.ts'

/** Whether something else may still arrive under this key: to sign this beside it would do both. */
export function isAskedElsewhere({ asked }: ActivityRecord, { to }: Pick<TransactionIntent, 'to'>): boolean {
  return asked !== undefined && !isAddressEqual(asked.to, to)
}
