import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'

/** What is known of the nonce of an earlier transaction says nothing about the next one. */
export const fresh = {
  nonce: undefined,
  isNonceSeen: undefined,
  isGuarded: undefined,
  takenBy: undefined,
  isReleased: undefined,
  missed: undefined,
  doubt: undefined,
} satisfies Partial<BatchRecord>

export type Nonces = Pick<BatchRecord, 'nonce' | 'firstNonce'>

/**
 * A batch that the user has declined, as this page has seen it: it counts as not sent, and is looked for. Not where an earlier
 * prompt was never answered, or another device has the bytes: then it stays as it was.
 *
 * @param before The record before the prompt.
 */
export function toDeclined(before: BatchRecord, nonces: Nonces): BatchRecord {
  const isOnlyAnswer = before.state === 'queued' && (!before.isHandedOver || before.doubt !== undefined)
  return isOnlyAnswer || before.isReleased
    ? { ...before, ...fresh, ...nonces, state: 'queued', isHandedOver: true, doubt: { why: 'declined' } }
    : { ...toUntouched(before), isHandedOver: true }
}

/** As if the wallet had not been asked. */
export function toUntouched(before: BatchRecord): BatchRecord {
  return { ...fresh, firstNonce: undefined, callId: undefined, ...before }
}
