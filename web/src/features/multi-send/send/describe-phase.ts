import type { TFunction } from 'i18next'
import { describeCallsError } from '@/features/multi-send/calls/describe-calls-error.ts'
import { isSignerUnknown } from '@/features/multi-send/core/reconcile/is-unguarded.ts'
import { isInDoubt } from '@/features/multi-send/core/reconcile/watch-doubt.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import type { RunProgress } from '@/features/multi-send/run/types.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import type { Stall } from './use-stall.ts'

export type PhaseNote = { text: string; tone: 'quiet' | 'warning' | 'error' }

const tones: Partial<Record<RunProgress['phase'], PhaseNote['tone']>> = {
  openInAnotherTab: 'warning',
  offline: 'warning',
  pausedAfterFailure: 'error',
  needsDecision: 'warning',
}

/** Where the run stands, in a sentence. */
export function describePhase(progress: RunProgress, isPlain: boolean, t: TFunction, stall?: Stall): PhaseNote {
  const { phase, current = 0, undecided, error } = progress
  const tone = tones[phase] ?? 'quiet'
  if (phase === 'needsDecision') return { tone, text: describeDecision(progress, isPlain, t) }
  if (phase === 'pausedAfterRejection') return describeRejection(progress, isPlain, t)
  if (phase === 'sending') return describeWait(progress, isPlain, t, stall)
  const reason = error === undefined ? '' : explain(error, t)
  const values = { number: current, reason, count: undecided.length, numbers: '' }
  return { tone, text: t(`multiSend.phases.${refine(progress, isPlain) ?? phase}`, values).trim() }
}

/** A phase that leaves something open says what. */
function refine({ phase, records, current = 0 }: RunProgress, isPlain: boolean) {
  if (phase === 'paused' && records[current - 1]?.state === 'signing') return 'pausedSigning'
  if (phase !== 'finished' || !records.some(isInDoubt)) return undefined
  if (records.every((record) => !isInDoubt(record) || record.doubt?.why === 'signerUnknown')) return 'finishedMayArrive'
  return isPlain ? 'finishedDoubtfulPlain' : 'finishedDoubtful'
}

/** A failure of the chain or the storage, in a sentence. */
export function explain(error: unknown, t: TFunction): string {
  return describeCallsError(error, t) ?? describeError(toUserError(error), t)
}

/** Whom the run waits for: the wallet, or the network. */
function describeWait({ records, current = 0 }: RunProgress, isPlain: boolean, t: TFunction, stall?: Stall): PhaseNote {
  const values = { number: current, minutes: stall?.minutes ?? 0 }
  if (stall?.kind === 'walletSilent') return { tone: 'warning', text: t('multiSend.phases.walletSilent', values) }
  if (stall) return { tone: 'warning', text: t(`multiSend.phases.hashUnseen${isPlain ? 'Plain' : ''}`, values) }
  const isSent = records[current - 1]?.state === 'sent'
  return { tone: 'quiet', text: t(`multiSend.phases.${isSent ? 'sendingWaiting' : 'sending'}`, values) }
}

/** What the user said, and what of it the chain shows. */
function describeRejection({ records, current = 0 }: RunProgress, isPlain: boolean, t: TFunction): PhaseNote {
  const { state, doubt, isMarkedOnly } = records[current - 1] ?? {}
  const values = { number: current }
  const isThere = isMarkedOnly || state === 'mined' || state === 'reconciled' || state === 'paidByOther'
  if (isThere) return { tone: 'warning', text: t('multiSend.phases.rejectedButSent', values) }
  const known = doubt ? (isPlain ? 'pausedAfterRejectionPlain' : 'pausedAfterRejection') : undefined
  if (known) return { tone: 'quiet', text: t(`multiSend.phases.${known}`, values) }
  return { tone: 'warning', text: t(`multiSend.phases.${isPlain ? 'rejectedAgainPlain' : 'rejectedAgain'}`, values) }
}

function describeDecision({ records, undecided, current = 0 }: RunProgress, isPlain: boolean, t: TFunction): string {
  const record = records[isPlain ? 0 : current - 1]
  if (isPlain && record?.isReleased) return t('multiSend.phases.needsDecisionPlainFree')
  const unguarded = describeUnguarded(records, undecided, t)
  if (unguarded) return unguarded
  if (isPlain) return t(`multiSend.phases.${findPlainDecision(record)}`)
  if (record && isSignerUnknown(record)) return t('multiSend.phases.needsDecisionSignerUnknown', { number: current })
  const state = record?.state
  if (state === 'failed') return t('multiSend.phases.needsDecisionFailed', { number: current })
  if (state === 'replaced') return t('multiSend.phases.needsDecisionReplaced', { number: current })
  return t('multiSend.phases.needsDecision', { count: undecided.length, numbers: undecided.join(', ') })
}

function findPlainDecision(record: BatchRecord | undefined) {
  if (record && isInDoubt(record)) return 'needsDecisionPlainDeclined'
  return record?.state === 'failed' || record?.state === 'replaced' ? 'needsDecisionPlainOpen' : 'needsDecisionPlain'
}

/** Of the first batch whose second payment no mark would stop. */
function describeUnguarded(records: BatchRecord[], undecided: number[], t: TFunction): string | undefined {
  const isAsked = ({ number, isUnclear, isUnguarded }: BatchRecord) =>
    (isUnclear || isUnguarded) && undecided.includes(number)
  const record = records.find(isAsked)
  if (record?.isUnclear) return t('multiSend.phases.needsDecisionUnclear')
  const signer = record?.signedByOthers?.at(-1)
  if (!record || !signer) return undefined
  const values = { number: record.number, account: shortenAddress(signer.account) }
  return t('multiSend.phases.needsDecisionUnguarded', values)
}
