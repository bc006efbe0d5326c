import type { BatchRecord } from './record-types.ts'

/** Whether nothing will happen to a batch any more: it is final on chain, or was given up before anybody had it. */
export function isEnded({ state }: Pick<BatchRecord, 'state'>): boolean {
  return ['reconciled', 'paidByOther', 'cancelled', 'stopped'].includes(state)
}
