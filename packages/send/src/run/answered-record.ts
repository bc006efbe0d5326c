// Makes the record of a batch from what its wallet has answered.

import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { type BatchRecord, isEnded } from './batch-record.ts'
import type { SentBatch } from './types.ts'

/** Resets facts about an earlier transaction, whose nonce says nothing about the next one. */
export const fresh = {
  nonce: undefined,
  isNonceSeen: undefined,
  isGuarded: undefined,
  takenBy: undefined,
  isReleased: undefined,
  missed: undefined,
  doubt: undefined,
} satisfies Partial<BatchRecord>

/**
 * Whether a wallet has not understood a request, or not allowed it: nothing of it is stored or sent. Every other error of a
 * contract's wallet, also about data, money, gas or fees, may concern the execution by an owner's key, before which the
 * proposal was stored.
 */
export function isNotUnderstood(error: unknown): boolean {
  return notUnderstood.includes(toUserError(error).code)
}

const notUnderstood: readonly ErrorCode[] = [
  'unauthorized',
  'methodUnsupported',
  'rpcMethodMissing',
  'rpcMethodUnsupported',
  'rpcInvalidParams',
  'chainNotAdded',
]

export type Nonces = Pick<BatchRecord, 'nonce' | 'firstNonce'>

/**
 * Creates the record of a batch that the user has declined on this page: it counts as not sent, and the chain is
 * searched for it. If an earlier prompt was never answered, or another device has the bytes, it stays as it was.
 *
 * A Safe's page stores a proposal before it asks a key to execute it, so what is declined there may wait for the other
 * owners: the batch counts as handed over, to be proposed again unchanged or given up by `cancel(id)`.
 *
 * @param before The record before the prompt.
 */
export function toDeclined(before: BatchRecord, nonces: Nonces, isSafe: boolean): BatchRecord {
  const isOnlyAnswer = !isSafe && before.state === 'queued' && (!before.isHandedOver || before.doubt !== undefined)
  return isOnlyAnswer || before.isReleased
    ? { ...before, ...fresh, ...nonces, state: 'queued', isHandedOver: true, doubt: { why: 'declined' } }
    : { ...toUntouched(before), isHandedOver: true }
}

/** Restores the record as if the wallet had received no request. */
export function toUntouched(before: BatchRecord): BatchRecord {
  const empty = { firstNonce: undefined, callId: undefined, proposal: undefined, earlierProposals: undefined }
  return { ...fresh, ...empty, ...before }
}

export function listProposals({ proposal, earlierProposals }: BatchRecord): BatchRecord['earlierProposals'] {
  return proposal ? [...(earlierProposals ?? []), proposal] : earlierProposals
}

/** The changes of a record whose wallet has answered. A hash that is not proven may be that of a transaction after all. */
export function toAnswered(before: BatchRecord, answer: SentBatch): Partial<BatchRecord> {
  const { hashes } = before
  if (typeof answer === 'string')
    return { state: 'sent', isPending: true, hashes: [...hashes, answer], proposal: undefined }
  const { proposal } = answer
  const isProven = proposal.nonce !== undefined
  return { state: 'proposed', proposal, hashes: isProven ? hashes : [...hashes, proposal.safeTxHash] }
}

/** Adds a proposal to a batch that was proposed again meanwhile: owners may execute either. */
export function toWatched(known: BatchRecord, sent: SentBatch): Partial<BatchRecord> | false {
  if (typeof sent === 'string' || isEnded(known)) return false
  return { earlierProposals: [...(known.earlierProposals ?? []), sent.proposal] }
}
