import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { ApprovalError, approvalErrorCodes } from '@saleyard/send/approve/approval-signature.ts'
import { noApprovalReasons } from '@saleyard/send/approve/choose-approval.ts'
import { CallsError, callsErrorCodes } from '@saleyard/send/calls/calls-error.ts'
import { approvalWays } from '@saleyard/send/plan/permit-types.ts'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import { expect, test } from 'vitest'
import { describeApprovalProblem } from '@/features/multi-send/review/describe-problem.ts'
import { describeCallsError } from '@/features/multi-send/run/describe-calls-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { UserRejectedError } from '@/lib/wallet/wallet-errors.ts'
import en from '@/locales/en.json'

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
