// Classifies each of the page's sentences about payment as paid, not paid or unknown, and validates it against the chain.
// A sentence about payment that is missing here fails a unit test: the campaign must read every such sentence.

import { words } from '@e2e/words.ts'

/**
 * `paid`: has all of it. `unpaid`: has nothing, and nothing of it can still arrive. `unknown`: left open, which is right only while
 * the chain leaves it open too. `none`: says nothing about payment.
 */
export type Claim = 'paid' | 'unpaid' | 'unknown' | 'none'

const { batchStates, report, phases } = words.multiSend

/** By key of `multiSend.batchStates`. */
export const stateClaims: Record<keyof typeof batchStates, Claim> = {
  queued: 'unpaid',
  signing: 'unknown',
  proposed: 'unknown',
  sent: 'unknown',
  replaced: 'unpaid',
  mined: 'paid',
  reconciled: 'paid',
  reconciledSkipped_one: 'none',
  reconciledSkipped_other: 'none',
  failed: 'unpaid',
  cancelled: 'unpaid',
  mayArrive: 'unknown',
  markedOnly: 'unknown',
  cancelling: 'unpaid',
  stopped: 'unpaid',
  sentByOther: 'unknown',
  minedByOther: 'paid',
  paidByOther: 'paid',
  reconciledTwice: 'paid',
  unclear: 'unknown',
  // That the wallet may send it all the same, the sentence of the run says.
  declined: 'unknown',
  handedOut: 'unknown',
}

/** By key of `multiSend.report.statuses`, which the rows of the CSV report carry. */
export const statusClaims: Record<keyof typeof report.statuses, Claim> = {
  paid: 'paid',
  unconfirmed: 'paid',
  pending: 'unknown',
  notSent: 'unpaid',
  skipped: 'unpaid',
  failed: 'unpaid',
  cancelled: 'unpaid',
  mayArrive: 'unknown',
  refused: 'unpaid',
  asked: 'unpaid',
  ignored: 'none',
  dropped: 'none',
  stopped: 'unpaid',
  paidByOther: 'paid',
}

/** By key of `multiSend.phases`; of those that name batches, about these. */
export const phaseClaims: Record<keyof typeof phases, Claim> = {
  openInAnotherTab: 'none',
  reconciling: 'none',
  sending: 'none',
  confirming: 'none',
  awaitingOwners: 'none',
  finishedMayArrive: 'none',
  paused: 'none',
  pausedAfterRejection: 'unknown',
  pausedAfterFailure: 'none',
  needsDecision_one: 'unknown',
  needsDecision_other: 'unknown',
  needsDecisionPlain: 'unknown',
  finished: 'none',
  needsDecisionFailed: 'unpaid',
  needsDecisionReplaced: 'unpaid',
  interrupted: 'none',
  needsDecisionPlainFree: 'unpaid',
  needsDecisionPlainOpen: 'unknown',
  needsDecisionUnclear: 'unknown',
  needsDecisionUnguarded: 'unknown',
  needsDecisionSignerUnknown: 'unknown',
  notKept: 'none',
  offline: 'none',
  finishedDoubtful: 'none',
  finishedDoubtfulPlain: 'none',
  hashUnseen: 'unknown',
  hashUnseenPlain: 'unknown',
  pausedAfterRejectionPlain: 'unknown',
  needsDecisionPlainDeclined: 'unknown',
  pausedSigning: 'unknown',
  rejectedAgain: 'unknown',
  rejectedAgainPlain: 'unknown',
  rejectedButSent: 'paid',
  sendingWaiting: 'none',
  walletSilent: 'unknown',
}

/** What the page says of a transaction that makes a token, by key of `tx.states` and `tx.dropped`. */
export const creationClaims: Record<keyof typeof words.tx.states | keyof typeof words.tx.dropped, Claim> = {
  idle: 'none',
  simulating: 'none',
  'awaiting-signature': 'unknown',
  uncertain: 'unknown',
  proposed: 'unknown',
  submitted: 'unknown',
  replaced: 'unknown',
  mined: 'paid',
  final: 'paid',
  reverted: 'unpaid',
  dropped: 'none',
  failed: 'unpaid',
  cancelled: 'unpaid',
  nonceUsed: 'unknown',
  vanished: 'unknown',
}

/** A sentence of the page about some people. `run`: the run that it is about, if the page names it. */
export type Statement = { sentence: string; claim: Claim; recipients: readonly number[]; run?: string }

/** How often a recipient has got the amount: when the sentence was read, and when nothing can arrive any more. */
export type PaymentCount = { whenStated: number; atEnd: number }

export type Violation = {
  kind: 'paid twice' | 'wrong amount' | 'wrong sentence' | 'not told' | 'stuck' | 'accounts'
  text: string
}

/**
 * Compares.
 *
 * @param got By person; the position is what {@link Statement} names.
 */
export function validateStatements(
  statements: readonly Statement[],
  paymentCounts: readonly PaymentCount[],
): Violation[] {
  return [
    ...validateTimes(paymentCounts),
    ...statements.flatMap((one) => validateStatement(one, countForRun(one.run, statements, paymentCounts))),
  ]
}

/** What remains for one run: a list that was left over is paid by another, of which a window of the first says nothing. */
export function countForRun(
  run: string | undefined,
  statements: readonly Statement[],
  paymentCounts: readonly PaymentCount[],
): PaymentCount[] {
  return paymentCounts.map(({ whenStated, atEnd }, recipient) => {
    const paying = statements
      .filter((one) => one.claim === 'paid' && one.recipients.includes(recipient))
      .map((one) => one.run)
    const others = new Set(paying.filter((one) => run && one && one !== run)).size
    return { whenStated: whenStated - others, atEnd: atEnd - others }
  })
}

function validateTimes(paymentCounts: readonly PaymentCount[]): Violation[] {
  const often = paymentCounts.flatMap(({ atEnd }, recipient) =>
    atEnd > 1 ? [`${recipient + 1} (${atEnd} times)`] : [],
  )
  return often.length === 0 ? [] : [{ kind: 'paid twice', text: often.join(', ') }]
}

function validateStatement(
  { sentence, claim, recipients }: Statement,
  paymentCounts: readonly PaymentCount[],
): Violation[] {
  const wrong = recipients.filter((recipient) => !fits(claim, paymentCounts[recipient] ?? { whenStated: 0, atEnd: 0 }))
  if (wrong.length === 0) return []
  const who = wrong.map((recipient) => recipient + 1).join(', ')
  return claim === 'unknown'
    ? [{ kind: 'not told', text: `"${sentence}" is said of ${who}, who were paid` }]
    : [
        {
          kind: 'wrong sentence',
          text: `"${sentence}" is said of ${who}, who were ${claim === 'paid' ? 'not paid' : 'paid'}`,
        },
      ]
}

function fits(claim: Claim, { whenStated, atEnd }: PaymentCount): boolean {
  if (claim === 'paid') return whenStated > 0
  if (claim === 'unpaid') return atEnd === 0
  // Said at the end of a run, after all was final and every endpoint answered.
  return claim === 'none' || whenStated === 0
}

/** Compares the number that a sentence calls paid with the real one: too many is a wrong sentence, too few is an omission. */
export function validateCount(sentence: string, { stated, real }: { stated: number; real: number }): Violation {
  return { kind: stated > real ? 'wrong sentence' : 'not told', text: `"${sentence}", and ${real} were paid` }
}

/**
 * A sentence of the page as a pattern, whatever its values are.
 *
 * @param values Those that matter; each other one may be anything, or what `anything` matches.
 */
export function toPattern(sentence: string, values: Record<string, string> = {}, anything = '(.*?)'): RegExp {
  const parts = sentence.split(/({{\w+}})/).map((part) => {
    const name = part.match(/^{{(\w+)}}$/)?.[1]
    if (name === undefined) return literal(part)
    const value = values[name]
    return value === undefined ? anything : literal(value)
  })
  return new RegExp(parts.join(''))
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Words by which a page names the risk of paying twice. The robot does not press a button that has them next to it. What
 * says that nothing can be paid twice is no such warning.
 */
export function namesRisk(text: string): boolean {
  const safe = [
    phases.needsDecision_one,
    phases.needsDecision_other,
    phases.needsDecisionFailed,
    phases.needsDecisionReplaced,
    words.multiSend.summary.once,
  ]
  const rest = safe.reduce((left, sentence) => left.replace(toPattern(sentence), ''), text)
  return /\btwice\b|\bpay (this list|these recipients|them|people|everyone|everybody) again|as much to as many|(was (already )?|you )sent .{0,40} ago\b|may still (arrive|appear|show up|go through)|second (payment|time)\b|(was not|hasn't been) sent yet/i.test(
    rest,
  )
}
