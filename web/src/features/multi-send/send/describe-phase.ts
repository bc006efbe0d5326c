import type { TFunction } from 'i18next'
import { describeError } from '../../../lib/errors/describe-error.ts'
import { toUserError } from '../../../lib/errors/to-user-error.ts'
import { shortenAddress } from '../../../lib/shorten-address.ts'
import { describeCallsError } from '../calls/describe-calls-error.ts'
import type { BatchRecord } from '../core/record-types.ts'
import type { RunProgress } from '../run/types.ts'

export type PhaseNote = { text: string; tone: 'quiet' | 'warning' | 'error' }

const tones: Partial<Record<RunProgress['phase'], PhaseNote['tone']>> = {
  openInAnotherTab: 'warning',
  offline: 'warning',
  pausedAfterFailure: 'error',
  needsDecision: 'warning',
}

/** Where the run stands, in a sentence. */
export function describePhase(progress: RunProgress, isPlain: boolean, t: TFunction): PhaseNote {
  const { phase, current = 0, undecided, error } = progress
  const tone = tones[phase] ?? 'quiet'
  if (phase === 'needsDecision') return { tone, text: describeDecision(progress, isPlain, t) }
  const reason = error === undefined ? '' : explain(error, t)
  const values = { number: current, reason, count: undecided.length, numbers: '' }
  return { tone, text: t(`multiSend.phases.${phase}`, values).trim() }
}

/** A failure of the chain or the storage, in a sentence. */
export function explain(error: unknown, t: TFunction): string {
  return describeCallsError(error, t) ?? describeError(toUserError(error), t)
}

function describeDecision({ records, undecided, current = 0 }: RunProgress, isPlain: boolean, t: TFunction): string {
  const record = records[current - 1]
  const state = record?.state
  if (isPlain && record?.isReleased) return t('multiSend.phases.needsDecisionPlainFree')
  const unguarded = describeUnguarded(records, undecided, t)
  if (unguarded) return unguarded
  if (isPlain && (state === 'failed' || state === 'replaced')) return t('multiSend.phases.needsDecisionPlainOpen')
  if (state === 'failed') return t('multiSend.phases.needsDecisionFailed', { number: current })
  if (state === 'replaced') return t('multiSend.phases.needsDecisionReplaced', { number: current })
  if (isPlain) return t('multiSend.phases.needsDecisionPlain')
  return t('multiSend.phases.needsDecision', { count: undecided.length, numbers: undecided.join(', ') })
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
