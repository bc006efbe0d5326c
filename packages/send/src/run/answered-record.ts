// Makes the record of a batch from what its wallet has answered.

import { type BatchProposal, type BatchRecord, isEnded } from './batch-record.ts'
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

export type Nonces = Pick<BatchRecord, 'nonce' | 'firstNonce'>

/**
 * Creates the record of a batch that the user has declined on this page: it counts as not sent, and the chain is
 * searched for it. If an earlier prompt was never answered, or another device has the bytes, it stays as it was.
 *
 * The wallet of a Safe, or of another contract, stores a proposal before it asks a key to execute it, so what is declined
 * there may wait for the other owners: the batch counts as handed over, to be proposed again unchanged or given up by `cancel(id)`.
 *
 * @param before The record before the prompt.
 */
export function toDeclined(before: BatchRecord, nonces: Nonces, isByOwners: boolean): BatchRecord {
  const isOnlyAnswer = !isByOwners && before.state === 'queued' && (!before.isHandedOver || before.doubt !== undefined)
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
export function toAnswered(known: BatchRecord, answer: SentBatch): Partial<BatchRecord> {
  const { hashes } = known
  if (typeof answer === 'string')
    return { state: 'sent', isPending: true, hashes: [...hashes, answer], proposal: undefined }
  const { proposal } = answer
  const isProven = proposal.nonce !== undefined
  return { state: 'proposed', proposal, hashes: isProven ? hashes : [...hashes, proposal.safeTxHash] }
}

/** The changes once it is known what the hash of a proposal belongs to, which was recorded before. */
export function toProven(known: BatchRecord, { safeTxHash }: BatchProposal, answer: SentBatch): Partial<BatchRecord> {
  return toAnswered({ ...known, hashes: known.hashes.filter((hash) => hash !== safeTxHash) }, answer)
}

/** The changes of a record whose wallet answers after a pause. @param isOpen It is the latest request, without another answer. */
export function toAnsweredLate(
  known: BatchRecord,
  answer: SentBatch,
  { isOpen, isByOwners }: { isOpen: boolean; isByOwners: boolean },
): Partial<BatchRecord> | false {
  const earlierProposals = listProposals(known)
  // The owners have it, whatever was made of the batch without this answer.
  const isUnanswered = ['queued', 'signing', 'stopped'].includes(known.state)
  if (isOpen || (isByOwners && isUnanswered))
    return { ...toAnswered(known, answer), isHandedOver: true, earlierProposals }
  if (!isByOwners || typeof answer === 'string' || isEnded(known)) return false
  // It was proposed again meanwhile: owners may execute either.
  const { proposal } = answer
  if (earlierProposals?.some(({ safeTxHash }) => safeTxHash === proposal.safeTxHash)) return false
  return { isHandedOver: true, earlierProposals: [...(known.earlierProposals ?? []), proposal] }
}
