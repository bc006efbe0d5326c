import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormContext } from './form-context.ts'

export type SubmitButtonProps = { children: ReactNode; disabled?: boolean; className?: string }

/** Says the act; once the form was sent with errors it says how many fields to correct, and stays pressable. */
export function SubmitButton({
  children,
  disabled = false,
  className = 'btn btn-primary btn-lg w-full text-15',
}: SubmitButtonProps) {
  const { t } = useTranslation()
  const form = useFormContext()
  return (
    <form.Subscribe selector={({ fieldMeta, isSubmitting }) => [countProblems(fieldMeta), isSubmitting] as const}>
      {([problems, isSubmitting]) => (
        <button type="submit" className={className} disabled={disabled || isSubmitting}>
          {isSubmitting && <span aria-hidden className="loading loading-spinner loading-sm" />}
          {problems > 0 ? t('form.problems', { count: problems }) : children}
        </button>
      )}
    </form.Subscribe>
  )
}

function countProblems(fieldMeta: Record<string, { errors: unknown[]; isTouched: boolean }>): number {
  return Object.values(fieldMeta).filter(({ errors, isTouched }) => isTouched && errors.length > 0).length
}
