// Frames the three liquidity forms: their layout, and when a field is validated.

import { type AnyFormApi, formOptions } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { focusFirstProblem, validateAlways } from '@/components/form/validate-always.ts'
import type { ValidationResult } from './read-fields.ts'

type FormFrameProps = { children: ReactNode; facts: ReactNode; button: ReactNode; onSubmit: () => void }

/** Lays out the fields, their result, and the button. */
export function FormFrame({ children, facts, button, onSubmit }: FormFrameProps) {
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <dl className="text-14">{facts}</dl>
      {button}
    </form>
  )
}

/** Options of the three forms: each input validates the fields that were filled; a plan requires a form without problems. */
export function liquidityFormOptions<Values extends Record<string, string>, Terms, Problem>({
  defaultValues,
  validate,
  onTerms,
}: {
  defaultValues: Values
  validate: (values: Values) => ValidationResult<Extract<keyof Values, string>, Terms, Problem>
  onTerms: (terms: Terms) => void
}) {
  return formOptions({
    defaultValues,
    validationLogic: validateAlways,
    canSubmitWhenInvalid: true, // the button validates untouched fields too
    validators: {
      onDynamic: ({ value, formApi }: { value: Values; formApi: AnyFormApi }) => {
        const { problems = {} } = validate(value)
        const due = Object.entries(problems).filter(([field]) => isDue(formApi, field))
        return due.length > 0 ? { fields: Object.fromEntries(due) } : undefined
      },
    },
    onSubmit: ({ value }) => {
      // The pool may have changed since the fields were validated.
      const { terms } = validate(value)
      if (terms) onTerms(terms)
    },
    onSubmitInvalid: ({ formApi }) => focusFirstProblem(formApi),
  })
}

/** A field that is only passed by keyboard shows no error. */
function isDue(form: AnyFormApi, field: string): boolean {
  return form.state.submissionAttempts > 0 || form.getFieldMeta(field)?.isDirty === true
}
