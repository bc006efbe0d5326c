import type { TFunction } from 'i18next'
import { PlanError } from '@/features/multi-send/core/plan/plan-error.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { ApprovalError } from './approval-error.ts'

/** Why a plan could not be signed, in a sentence; undefined where a sentence about storing says more. */
export function describeApprovalProblem(error: unknown, t: TFunction): string | undefined {
  if (error instanceof ApprovalError) return t(`multiSend.approve.errors.${error.code}`)
  if (error instanceof PlanError) return t(`multiSend.planErrors.${error.code}`)
  const userError = toUserError(error)
  return userError.code === 'userRejected' ? describeError(userError, t) : undefined
}
