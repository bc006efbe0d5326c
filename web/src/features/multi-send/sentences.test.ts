import type { QuestionKind } from '@saleyard/send/list/questions.ts'
import { fileProblems } from '@saleyard/send/list/read-file.ts'
import { type LineState, refusalCodes, warningCodes } from '@saleyard/send/list/types.ts'
import { planErrorCodes } from '@saleyard/send/plan/plan-error.ts'
import type { Route } from '@saleyard/send/plan/types.ts'
import type { ReportStatus } from '@saleyard/send/report/build-report.ts'
import type { BatchState } from '@saleyard/send/run/batch-record.ts'
import type { RunPhase } from '@saleyard/send/run/types.ts'
import { describe, expect, test } from 'vitest'
import { nextActions } from '@/features/multi-send/list/ui/find-next-action.ts'
import { tokenProblems } from '@/features/multi-send/list/ui/read-token.ts'
import { transferProblems } from '@/features/multi-send/run/history/transfer-problem.ts'
import en from '@/locales/en.json'
import { steps } from './multi-send-state.ts'

// Records, so that a new member of a union does not compile until it is listed here.
const lineStates = { accepted: 0, merged: 0, refused: 0, asked: 0, ignored: 0, dropped: 0 } satisfies Record<
  LineState,
  0
>
const batchStates = {
  queued: 0,
  signing: 0,
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
  offline: 0,
  paused: 0,
  pausedAfterRejection: 0,
  pausedAfterFailure: 0,
  needsDecision: 0,
  finished: 0,
} satisfies Record<RunPhase, 0>
const routes = { plainNative: 0, plainToken: 0, native: 0, tokenFrom: 0, tokenPull: 0 } satisfies Record<Route, 0>
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
} satisfies Record<ReportStatus, 0>

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

describe('every code has a sentence', () => {
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
