import type { TFunction } from 'i18next'
import { toUserError } from '../../../lib/errors/to-user-error.ts'
import { PlanError } from '../core/plan/plan-error.ts'
import { RecipientError } from './recipient-error.ts'

/** Why there is no plan, or why it could not be stored; undefined when all is well. */
export function describeProblem(planning: unknown, storing: unknown, t: TFunction): string | undefined {
  if (planning instanceof PlanError) return t(`multiSend.planErrors.${planning.code}`)
  const error = planning ?? storing
  if (!error) return undefined
  const { code, values } = toUserError(error)
  const reason = t(`errors.${code}`, values)
  if (code === 'storageUnavailable') return t('multiSend.review.notStored')
  if (error instanceof RecipientError) {
    const { address, lines } = error.recipient
    return `${t('multiSend.review.failedRow', { line: lines.join(', '), address })}. ${reason}`
  }
  return `${t('multiSend.review.failed')} ${reason}`
}
