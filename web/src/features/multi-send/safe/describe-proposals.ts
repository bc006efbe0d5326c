// Says what a run of a Safe is at: its batches as proposals, and the phases in which owners decide.

import { type BatchRecord, isUnresolved } from '@saleyard/send/run/batch-record.ts'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import type { SendAction } from '@/features/multi-send/run/ui/find-send-action.ts'

/** What became of a batch that was proposed, as the page says it. */
export type ProposalWords =
  | 'waiting'
  | 'executed'
  | 'paid'
  | 'paidByOther'
  | 'replaced'
  | 'rejected'
  | 'failed'
  | 'unclear'
  | 'cancelling'
  | 'cancelled'

/** Names the state of a batch with a proposal. Its mark decides, whichever transaction of the Safe has set it. */
export function nameProposal({ state, proposal }: Pick<BatchRecord, 'state' | 'proposal'>): ProposalWords | undefined {
  if (!proposal) return undefined
  if (state === 'cancelled' || state === 'cancelling') return state
  if (isPaid({ state })) return proposal.state === 'executed' ? 'paid' : 'paidByOther'
  return proposal.state === 'replaced' && proposal.isRejected ? 'rejected' : proposal.state
}

const isPaid = ({ state }: Pick<BatchRecord, 'state'>) => ['mined', 'reconciled', 'paidByOther'].includes(state)

type ProposalCounts = {
  /** Batches that are paid. */
  executed: number
  /** Batches that owners have. */
  waiting: number
  /** Batches that nothing has been proposed of. */
  left: number
  /** All others that are not ended: the wallet may have them, or what was proposed is not final, was replaced or has failed. */
  open: number
}

export function countProposals(records: readonly BatchRecord[]): ProposalCounts {
  const open = records.filter((record) => isUnresolved(record) && !record.isMarkedOnly)
  const waiting = open.filter(({ state }) => state === 'proposed').length
  const executed = records.filter((record) => isPaid(record) || record.isMarkedOnly).length
  const left = open.filter(({ state, isHandedOver }) => state === 'queued' && !isHandedOver).length
  return { executed, waiting, left, open: open.length - waiting - left }
}

/** Describes the phases in which the owners of a Safe play a part; undefined for all others. */
export function describeSafePhase(progress: RunProgress, t: TFunction) {
  const { phase, records, current: number = 0, undecided } = progress
  if (phase === 'sending') return t('safe.pay.phases.sending', { number })
  if (isDeclined(progress)) return t('safe.pay.phases.declined', { number })
  const record = phase === 'needsDecision' ? records.find(({ number }) => undecided.includes(number)) : undefined
  if (!record) return undefined
  const words = record.state === 'replaced' || record.state === 'failed' ? nameProposal(record) : undefined
  const key = words === 'rejected' || words === 'failed' || words === 'replaced' ? words : 'unanswered'
  return t(`safe.pay.phases.${key}`, { number: record.number })
}

/** What is declined in Safe's own page may wait there for the other owners. */
function isDeclined({ phase, records, current = 0 }: RunProgress): boolean {
  return phase === 'pausedAfterRejection' && records[current - 1]?.state === 'queued'
}

const safeActions = ['start', 'resend', 'waitingSignature'] as const

/** Names the label of the main button of a run of a Safe. @param next The batch that it is about. */
export function nameSafeAction(action: SendAction, next: BatchRecord | undefined) {
  if (action === 'continue') return next?.state === 'proposed' ? 'safe.pay.send.check' : 'safe.pay.send.continue'
  if (action === 'confirming' && next?.state === 'proposed') return 'safe.pay.send.awaitingOwners'
  const own = safeActions.find((each) => each === action)
  return own ? (`safe.pay.send.${own}` as const) : (`multiSend.send.${action}` as const)
}
