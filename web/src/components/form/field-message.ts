import { AppError } from '@/lib/errors/app-error.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n.ts'

/** A validator may answer with a sentence, an AppError or a schema's issue; the field shows a sentence. */
export function fieldMessage(error: unknown): string | undefined {
  if (!error) return undefined
  if (typeof error === 'string') return error
  if (error instanceof AppError) return describeError(error, i18n.t)
  const { message } = error as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}
