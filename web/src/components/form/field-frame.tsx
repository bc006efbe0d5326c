// Frames a form field: label, control, then the error or the hint, connected for screen readers.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { createFormHookContexts } from '@tanstack/react-form'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '@/components/ui/figures.tsx'
import { describeError } from '@/lib/errors/describe-error.ts'
import { findSigns } from '@/lib/i18n/format-count.ts'
import { i18n } from '@/lib/i18n/i18n.ts'

export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

export type FieldProps = {
  label: string
  /** Shown under the field while there is no error. */
  hint?: ReactNode
  optional?: boolean
  disabled?: boolean
}

export type ControlProps = {
  id: string
  name: string
  disabled?: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean
}

type FieldFrameProps = FieldProps & { children: (control: ControlProps) => ReactNode }

export function FieldFrame({ label, hint, optional = false, disabled, children }: FieldFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useFieldContext<string>()
  const { errors, isTouched } = field.state.meta
  const message = isTouched ? errors.map(fieldMessage).find(Boolean) : undefined
  const note = message ?? hint

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-13">
        {label}
        {optional && <span className="ms-1.5 font-normal text-quiet">{t('common.optional')}</span>}
      </label>
      {children({
        id,
        name: field.name,
        disabled,
        'aria-invalid': Boolean(message),
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-required': !optional,
      })}
      {note && (
        <p id={`${id}-note`} className={`flex gap-1.5 text-12 ${message ? 'text-error' : 'text-quiet'}`}>
          {message && <CircleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />}
          <span className="min-w-0 wrap-anywhere">{isGrouped(note) ? <Figures text={note} /> : note}</span>
        </p>
      )}
    </div>
  )
}

/** Grouped digits need the figures' typeface: in that of sentences a narrow space between them is hardly visible. */
function isGrouped(note: ReactNode): note is string {
  return typeof note === 'string' && new RegExp(`\\d[${findSigns().group}]\\d{3}`).test(note)
}

/** Converts a validator's result (a sentence, an AppError or a schema's issue) to the sentence that the field shows. */
function fieldMessage(error: unknown): string | undefined {
  if (!error) return undefined
  if (typeof error === 'string') return error
  if (error instanceof AppError) return describeError(error, i18n.t)
  const { message } = error as { message?: unknown }
  return typeof message === 'string' ? message : undefined
}
