// Says what a run of a Safe is at: its batches as proposals, and what the main button does with them.

import { type BatchProposal, type BatchRecord, isUnresolved } from '@saleyard/send/run/batch-record.ts'
import { mayPayAgain } from '@saleyard/send/run/reconcile-proposal.ts'
import type { SendAction } from '@/features/multi-send/run/ui/find-send-action.ts'

/** What became of a batch that was proposed, as the page says it. */
export type ProposalWords =
  | 'waiting'
  | 'executed'
  | 'paid'
  | 'paidByOther'
  | 'otherAccount'
  | 'reverted'
  | 'replaced'
  | 'rejected'
  | 'failed'
  | 'unclear'
  | 'cancelling'
  | 'cancelled'
  | 'otherContent'
  | 'unproven'

/** Names the state of a batch with a proposal. Its mark decides, whichever transaction of the Safe has set it. */
export function nameProposal(record: NamedRecord): ProposalWords | undefined {
  const { state, proposal } = record
  if (!proposal) return undefined
  if (record.isOtherContent) return 'otherContent'
  if (state === 'cancelled' || state === 'cancelling') return state
  return isPaid(record) ? namePaid(record) : nameOpen(proposal)
}

type NamedRecord = Pick<BatchRecord, 'state' | 'proposal' | 'paidBy' | 'isOtherContent' | 'isUnproven'>

function namePaid({ proposal, paidBy, isUnproven }: NamedRecord): ProposalWords {
  if (paidBy) return 'otherAccount'
  if (isUnproven) return 'unproven'
  return proposal?.state === 'executed' ? 'paid' : 'paidByOther'
}

function nameOpen({ state, isRejected, revertedBy }: BatchProposal): ProposalWords {
  if (state === 'waiting' && revertedBy) return 'reverted'
  return state === 'replaced' && isRejected ? 'rejected' : state
}

const isPaid = ({ state }: Pick<BatchRecord, 'state'>) => ['mined', 'reconciled', 'paidByOther'].includes(state)

type ProposalCounts = {
  /** Batches that are paid. */
  executed: number
  /** Batches that owners have. */
  waiting: number
  /** Batches that nothing has been proposed of. */
  left: number
  /** All others that are not ended: the wallet may have them, or what was proposed is not final, was replaced or has failed, or may pay again. */
  open: number
}

export function countProposals(records: readonly BatchRecord[]): ProposalCounts {
  const open = records.filter((record) => isUnresolved(record) && !record.isMarkedOnly)
  const waiting = open.filter(({ state }) => state === 'proposed').length
  const again = records.filter(mayPayAgain).length
  const executed = records.filter((record) => isPaid(record) || record.isMarkedOnly).length - again
  const left = open.filter(({ state, isHandedOver }) => state === 'queued' && !isHandedOver).length
  return { executed, waiting, left, open: open.length - waiting - left + again }
}

const safeActions = ['start', 'resend', 'waitingSignature'] as const

/** Names the label of the main button of a run of a Safe. @param next The batch that it is about. */
export function nameSafeAction(action: SendAction, next: BatchRecord | undefined) {
  if (action === 'continue') return next?.state === 'proposed' ? 'safe.pay.send.check' : 'safe.pay.send.continue'
  if (action === 'confirming' && next?.state === 'proposed') return 'safe.pay.send.awaitingOwners'
  const own = safeActions.find((each) => each === action)
  return own ? (`safe.pay.send.${own}` as const) : (`multiSend.send.${action}` as const)
}
