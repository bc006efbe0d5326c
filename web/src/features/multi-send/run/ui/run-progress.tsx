// Describes a run's progress: the phase in a sentence, and unusually long waits.

import { getCauses } from '@saleyard/chain/errors/error-causes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { SafeError } from '@saleyard/safe/safe-error.ts'
import { CallsError } from '@saleyard/send/calls/calls-error.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { isInDoubt } from '@saleyard/send/run/doubt.ts'
import { isSignerUnknown } from '@saleyard/send/run/other-signers.ts'
import { mayPayAgain } from '@saleyard/send/run/reconcile-proposal.ts'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { nameProposal } from '@/features/multi-send/safe/describe-proposals.ts'
import { describeError } from '@/lib/errors/describe-error.ts'

/** In milliseconds: after this the page mentions that the wallet has not answered. */
export const walletUnresponsiveAfter = 120_000
/**
 * In milliseconds: after this the page mentions that no node knows the hash. Nodes propagate a transaction within
 * seconds.
 */
export const hashNotFoundAfter = 90_000
/** In milliseconds, between two updates of the waiting time. */
const clockInterval = 10_000

/** An unusually long wait of a run. */
export type Stall = { kind: 'walletUnresponsive' | 'hashNotFound'; minutes: number }

/** @param waited Milliseconds since the last change of the record. */
function findStall(record: BatchRecord | undefined, waited: number): Stall | undefined {
  const minutes = Math.floor(waited / 60_000)
  if (record?.state === 'signing' && waited >= walletUnresponsiveAfter) return { kind: 'walletUnresponsive', minutes }
  const isNotFound = record?.state === 'sent' && !record.isPending && !record.isMarkedOnly
  return isNotFound && waited >= hashNotFoundAfter ? { kind: 'hashNotFound', minutes } : undefined
}

/** Reports when the wallet or the network does not answer for longer than usual. The run keeps waiting. */
export function useStall(progress: RunProgress | undefined): Stall | undefined {
  const record = progress?.phase === 'sending' ? progress.records[(progress.current ?? 0) - 1] : undefined
  const what = record && [record.number, record.state, record.isPending, ...record.hashes].join()
  const [clock, setClock] = useState<{ what: string; waited: number }>()

  useEffect(() => {
    if (what === undefined) return undefined
    const start = Date.now()
    const timer = setInterval(() => setClock({ what, waited: Date.now() - start }), clockInterval)
    return () => {
      clearInterval(timer)
      // The run may wait for the same batch again after a pause.
      setClock(undefined)
    }
  }, [what])

  return clock !== undefined && clock.what === what ? findStall(record, clock.waited) : undefined
}

type PhaseNote = { text: string; tone: 'quiet' | 'warning' | 'error' }

const tones: Partial<Record<RunProgress['phase'], PhaseNote['tone']>> = {
  openInAnotherTab: 'warning',
  offline: 'warning',
  pausedAfterFailure: 'error',
  needsDecision: 'warning',
}

/** Describes the run's phase in a sentence. */
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

/** Refines a phase that leaves something open. */
function refine({ phase, records, current = 0 }: RunProgress, isPlain: boolean) {
  if (phase === 'paused' && records[current - 1]?.state === 'signing') return 'pausedSigning'
  if (phase !== 'finished' || !records.some(isInDoubt)) return undefined
  if (records.every((record) => !isInDoubt(record) || record.doubt?.why === 'signerUnknown')) return 'finishedMayArrive'
  return isPlain ? 'finishedDoubtfulPlain' : 'finishedDoubtful'
}

/** Describes a failure of the chain or the storage in a sentence. */
export function explain(error: unknown, t: TFunction): string {
  // Also inside the answer of a wallet, which our own connector gives as well.
  const reason = getCauses(error).find(isSafeError)
  if (reason) return t(`safe.errors.${reason.code}`, reason.values)
  return describeCallsError(error, t) ?? describeError(toUserError(error), t)
}

/** By name: the class would load what is made for Safes alone. */
function isSafeError(error: unknown): error is SafeError {
  return error instanceof Error && error.name === 'SafeError'
}

/** Describes a wait for the wallet or the network. */
function describeWait({ records, current = 0 }: RunProgress, isPlain: boolean, t: TFunction, stall?: Stall): PhaseNote {
  const values = { number: current, minutes: stall?.minutes ?? 0 }
  if (stall?.kind === 'walletUnresponsive') return { tone: 'warning', text: t('multiSend.phases.walletSilent', values) }
  if (stall) return { tone: 'warning', text: t(`multiSend.phases.hashUnseen${isPlain ? 'Plain' : ''}`, values) }
  const isSent = records[current - 1]?.state === 'sent'
  return { tone: 'quiet', text: t(`multiSend.phases.${isSent ? 'sendingWaiting' : 'sending'}`, values) }
}

/** Describes a rejection by the user, and what the chain shows of the batch. */
function describeRejection({ records, current = 0 }: RunProgress, isPlain: boolean, t: TFunction): PhaseNote {
  const { state, doubt, isMarkedOnly } = records[current - 1] ?? {}
  const values = { number: current }
  const isOnChain = isMarkedOnly || state === 'mined' || state === 'reconciled' || state === 'paidByOther'
  if (isOnChain) return { tone: 'warning', text: t('multiSend.phases.rejectedButSent', values) }
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

/** Describes the first batch whose second payment no mark prevents. */
function describeUnguarded(records: BatchRecord[], undecided: number[], t: TFunction): string | undefined {
  const isUndecided = ({ number, isUnclear, isUnguarded }: BatchRecord) =>
    (isUnclear || isUnguarded) && undecided.includes(number)
  const record = records.find(isUndecided)
  if (record?.isUnclear) return t('multiSend.phases.needsDecisionUnclear')
  const signer = record?.signedByOthers?.at(-1)
  if (!record || !signer) return undefined
  const values = { number: record.number, account: shortenAddress(signer.account) }
  return t('multiSend.phases.needsDecisionUnguarded', values)
}

/** Describes the phases in which the owners of a Safe play a part; undefined for all others. */
export function describeSafePhase(progress: RunProgress, t: TFunction) {
  const { phase, records, current: number = 0, undecided } = progress
  if (phase === 'sending') return t('safe.pay.phases.sending', { number })
  if (isDeclined(progress)) return t('safe.pay.phases.declined', { number })
  const danger = findDanger(progress)
  if (danger) return t(`safe.pay.phases.${danger.key}`, { number: danger.number })
  const record = phase === 'needsDecision' ? records.find(({ number }) => undecided.includes(number)) : undefined
  const key = record && nameDecision(record)
  return key && t(`safe.pay.phases.${key}`, { number: record.number })
}

/** Undefined for a transaction that has failed, of which nothing is proposed. */
function nameDecision(record: BatchRecord) {
  const words = record.state === 'replaced' || record.state === 'failed' ? nameProposal(record) : undefined
  if (words === 'rejected' || words === 'failed' || words === 'replaced') return words
  return record.state === 'failed' ? undefined : 'unanswered'
}

/** What has just reverted, or what only must not be signed any more. */
function findDanger({ phase, records, current = 0 }: RunProgress) {
  const last = records[current - 1]
  if (phase === 'paused')
    return last && nameProposal(last) === 'reverted' ? { ...last, key: 'reverted' as const } : undefined
  const isSigned = phase === 'awaitingOwners' && records.every(({ state }) => state !== 'proposed')
  const again = isSigned ? records.find(mayPayAgain) : undefined
  return again && { ...again, key: 'otherAccount' as const }
}

/** What is declined in Safe's own page may wait there for the other owners. */
function isDeclined({ phase, records, current = 0 }: RunProgress): boolean {
  return phase === 'pausedAfterRejection' && records[current - 1]?.state === 'queued'
}

/** Describes a wallet's failure with a bundle; undefined for any other failure. */
export function describeCallsError(error: unknown, t: TFunction): string | undefined {
  return error instanceof CallsError ? t(`multiSend.calls.errors.${error.code}`) : undefined
}
