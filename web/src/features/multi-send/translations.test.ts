import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { ApprovalError, approvalErrorCodes } from '@saleyard/send/approve/approval-signature.ts'
import { noApprovalReasons } from '@saleyard/send/approve/choose-approval.ts'
import { CallsError, callsErrorCodes } from '@saleyard/send/calls/calls-error.ts'
import type { QuestionKind } from '@saleyard/send/list/questions.ts'
import { fileProblems } from '@saleyard/send/list/read-file.ts'
import { type LineState, refusalCodes, warningCodes } from '@saleyard/send/list/types.ts'
import { chooseRoute, explainRoute, routeReasons } from '@saleyard/send/plan/choose-route.ts'
import { approvalWays } from '@saleyard/send/plan/permit-types.ts'
import { PlanError, planErrorCodes } from '@saleyard/send/plan/plan-error.ts'
import type { Route } from '@saleyard/send/plan/types.ts'
import type { ReportStatus } from '@saleyard/send/report/build-report.ts'
import type { BatchState } from '@saleyard/send/run/batch-record.ts'
import type { RunPhase } from '@saleyard/send/run/types.ts'
import { describe, expect, test } from 'vitest'
import { nextActions } from '@/features/multi-send/list/ui/find-next-action.ts'
import { tokenProblems } from '@/features/multi-send/list/ui/read-token.ts'
import { describeApprovalProblem } from '@/features/multi-send/review/describe-problem.ts'
import { transferProblems } from '@/features/multi-send/run/history/transfer-problem.ts'
import { describeCallsError } from '@/features/multi-send/run/ui/run-progress.tsx'
import { i18n } from '@/lib/i18n/i18n.ts'
import { UserRejectedError } from '@/lib/wallet/wallet-errors.ts'
import en from '@/locales/en.json'
import { steps } from './multi-send-state.ts'

describe('every code has a translation', () => {
  // Records, so that a new member of a union does not compile until it is listed here.
  const lineStates = { accepted: 0, merged: 0, refused: 0, asked: 0, ignored: 0, dropped: 0 } satisfies Record<
    LineState,
    0
  >
  const batchStates = {
    queued: 0,
    signing: 0,
    proposed: 0,
    sent: 0,
    replaced: 0,
    mined: 0,
    reconciled: 0,
    failed: 0,
    cancelling: 0,
    cancelled: 0,
    stopped: 0,
    paidByOther: 0,
  } satisfies Record<BatchState, 0>
  const phases = {
    openInAnotherTab: 0,
    reconciling: 0,
    sending: 0,
    confirming: 0,
    awaitingOwners: 0,
    offline: 0,
    paused: 0,
    pausedAfterRejection: 0,
    pausedAfterFailure: 0,
    needsDecision: 0,
    finished: 0,
  } satisfies Record<RunPhase, 0>
  const routes = {
    plainNative: 0,
    plainToken: 0,
    native: 0,
    tokenFrom: 0,
    tokenPull: 0,
    tokenItself: 0,
  } satisfies Record<Route, 0>
  const questions = {
    columns: 0,
    comma: 0,
    dot: 0,
    space: 0,
    names: 0,
    gateways: 0,
    ethereumNames: 0,
    duplicates: 0,
  } satisfies Record<QuestionKind, 0>
  const statuses = {
    paid: 0,
    paidByOther: 0,
    unconfirmed: 0,
    pending: 0,
    notSent: 0,
    skipped: 0,
    failed: 0,
    cancelled: 0,
    mayArrive: 0,
    stopped: 0,
    refused: 0,
    asked: 0,
    ignored: 0,
    dropped: 0,
    // What waits for the owners of a Safe has the words of its batch.
  } satisfies Record<Exclude<ReportStatus, 'proposed'>, 0>

  const blocks: [string, object, readonly string[]][] = [
    ['reason to refuse a line', en.multiSend.refusals, refusalCodes],
    ['warning about a line', en.multiSend.warnings, warningCodes],
    ['state of a line', en.multiSend.states, Object.keys(lineStates)],
    ['question', en.multiSend.questions, Object.keys(questions)],
    ['reason to ask', en.multiSend.reasons, Object.keys(questions)],
    ['reason to ignore or drop', en.multiSend.reasons, ['blank', 'comment', 'header', 'byHand', 'duplicate']],
    ['state of a batch', en.multiSend.batchStates, Object.keys(batchStates)],
    ['phase of a run', en.multiSend.phases, Object.keys(phases)],
    ['route', en.multiSend.review.routes, Object.keys(routes)],
    ['status in the report', en.multiSend.report.statuses, Object.keys(statuses)],
    ['problem with a file', en.multiSend.file, fileProblems],
    ['problem with a token', en.multiSend.asset, tokenProblems],
    ['problem with a file of a run', en.multiSend.transfer.problems, transferProblems],
    ['error of planning', en.multiSend.planErrors, planErrorCodes],
    ['next act', en.multiSend.acts, nextActions],
    ['step', en.multiSend.steps, steps],
  ]

  test.each(blocks)('%s', (_, sentences, codes) => {
    // `x_one` and `x_other` are the two forms of `x`.
    const known = Object.keys(sentences).map((key) => key.replace(/_(one|other)$/, ''))
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !known.includes(code))).toEqual([])
  })

  test('and every question has words for each of its answers', () => {
    // Which column is which is answered from a table, whose words are at `columns`.
    const { columns: _columns, ...choosing } = questions
    expect(Object.keys(en.multiSend.questions.choices).sort()).toEqual(Object.keys(choosing).sort())
    expect(Object.keys(en.multiSend.questions.choices.comma).sort()).toEqual(['decimal', 'memo', 'thousands'])
    expect(Object.keys(en.multiSend.questions.choices.duplicates).sort()).toEqual(['drop', 'keep', 'merge'])
  })
})

describe('reasons of a route', () => {
  const token = '0x5afe3855358e112b5647b952709e6165e1c1eeee'

  test.each([
    ['native', 1, false, 'single'],
    ['native', 2, false, 'coin'],
    ['erc20', 1, false, 'single'],
    ['erc20', 1, true, 'single'],
    ['erc20', 11, false, 'few'],
    ['erc20', 11, true, 'few'],
    ['erc20', 12, false, 'many'],
    ['erc20', 12, true, 'transferFee'],
  ] as const)(
    '%s to %i recipients, transfer fee %s, goes its way because of: %s',
    (kind, count, hasTransferFee, reason) => {
      const asset = kind === 'native' ? { kind } : { kind, token: token as `0x${string}` }
      expect(explainRoute({ route: chooseRoute({ asset, count, hasTransferFee }), count })).toBe(reason)
    },
  )

  test('every reason has a sentence', () => {
    expect(Object.keys(en.multiSend.routeReasons).sort()).toEqual([...routeReasons].sort())
  })
})

describe('approvals and bundles', () => {
  const { approve, calls } = en.multiSend

  test.each([
    ['way', approve.ways, approvalWays],
    ['help of a way', approve.waysHelp, approvalWays],
    ['reason against a way', approve.reasons, noApprovalReasons],
    ['error of a signature', approve.errors, approvalErrorCodes],
    ['error of a bundle', calls.errors, callsErrorCodes],
  ])('every %s has a sentence, and no other is there', (_, sentences, codes) => {
    expect(Object.keys(sentences).sort()).toEqual([...codes].sort())
  })

  test('what went wrong with a signature is said', () => {
    const { t } = i18n
    expect(describeApprovalProblem(new ApprovalError('signatureByOther'), t)).toBe(approve.errors.signatureByOther)
    expect(describeApprovalProblem(new PlanError('permit2NeedsOne'), t)).toBe(en.multiSend.planErrors.permit2NeedsOne)
    expect(describeApprovalProblem(new UserRejectedError(), t)).toContain(en.errors.userRejected)
    expect(describeApprovalProblem(new AppError('storageUnavailable'), t)).toBeUndefined()
  })

  test('what a wallet said of a bundle is said, and nothing of other failures', () => {
    expect(describeCallsError(new CallsError('failed'), i18n.t)).toBe(calls.errors.failed)
    expect(describeCallsError(new UserRejectedError(), i18n.t)).toBeUndefined()
  })
})
