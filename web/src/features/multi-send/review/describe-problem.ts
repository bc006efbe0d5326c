import type { TFunction } from 'i18next'
import { getAddress } from 'viem'
import { describeApprovalProblem } from '@/features/multi-send/approve/describe-approval-problem.ts'
import { PlanError } from '@/features/multi-send/core/plan/plan-error.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { RecipientError } from './recipient-error.ts'

export type ReviewProblem = {
  text: string
  /** The raw text, where it is a failure of the chain or the browser. */
  details?: string
}

/** Why there is no plan, or why it could not be stored; undefined when all is well. */
export function describeProblem(planning: unknown, storing: unknown, t: TFunction): ReviewProblem | undefined {
  if (planning instanceof PlanError) return { text: t(`multiSend.planErrors.${planning.code}`) }
  const error = planning ?? storing
  if (!error) return undefined
  const refusal = describeApprovalProblem(error, t)
  if (refusal) return { text: refusal }
  const userError = toUserError(error)
  const reason = describeError(userError, t)
  if (userError.code === 'storageUnavailable') return { text: t('multiSend.review.notStored') }
  if (userError.code === 'storageBlocked' || userError.code === 'storageNewer') return { text: reason }
  const { details } = userError
  if (error instanceof RecipientError) {
    const { address, lines } = error.recipient
    return {
      text: `${t('multiSend.review.failedRow', { line: lines.join(', '), address: getAddress(address) })}. ${reason}`,
      details,
    }
  }
  return { text: `${t('multiSend.review.failed')} ${reason}`, details }
}
