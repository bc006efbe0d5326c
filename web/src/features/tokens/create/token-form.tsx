// Frames the form of every kind: its sections, its aside, its validation, and the draft that it starts with.

import { type AnyFormApi, formOptions } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { focusFirstProblem, validateAlways } from '@/components/form/validate-always.ts'
import type { IdentityValues } from '@/features/tokens/create/identity/identity.ts'
import type { ValidationCode } from '@/features/tokens/create/identity/validation.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { useDraft } from './draft-store.ts'

type TokenFormProps = {
  /** The fields, in sections. */
  children: ReactNode
  /** Shows who gets what, what the creator can do, and the button. Stays in view next to the fields. */
  aside: ReactNode
  onSubmit: () => void
}

/** The frame of every kind's form. */
export function TokenForm({ children, aside, onSubmit }: TokenFormProps) {
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="panel flex min-w-0 flex-col gap-6">{children}</div>
      <aside className="panel flex min-w-0 flex-col gap-5 lg:sticky lg:top-[calc(var(--page-top)+24px)]">{aside}</aside>
    </form>
  )
}

/** A part of a form: two fields in a row where there is room. A line sets it off from the part above. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line not-first:border-t not-first:pt-6">
      <legend className="contents">
        <span className="mb-4 block font-semibold text-17">{title}</span>
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/**
 * Options that the forms of all kinds share: they begin with the draft, store input in it, and validate a field once it was left.
 */
export function tokenFormOptions<Values extends IdentityValues>(
  { defaults, schema }: { defaults: Values; schema: TokenKind['schema'] },
  onReview: (values: Values) => void,
) {
  return formOptions({
    defaultValues: fillFromDraft(defaults),
    validationLogic: validateAlways,
    canSubmitWhenInvalid: true, // the button validates untouched fields too, so it must always respond
    validators: {
      onDynamic: ({ value, formApi }: { value: Values; formApi: AnyFormApi }) =>
        findProblems(schema, value, (field) => isDue(formApi, field)),
    },
    listeners: { onChange: ({ formApi }) => useDraft.getState().setValues({ ...formApi.state.values }) },
    onSubmit: ({ value }) => onReview(value),
    onSubmitInvalid: ({ formApi }) => focusFirstProblem(formApi),
  })
}

/** A field shows its error only after it lost focus once or the form was submitted, not while the first letters are typed. */
function isDue(form: AnyFormApi, field: string): boolean {
  return form.state.submissionAttempts > 0 || form.getFieldMeta(field)?.isBlurred === true
}

/** Takes from the draft, which all kinds share, the fields that the form has. */
function fillFromDraft<Values extends IdentityValues>(defaults: Values): Values {
  const { values } = useDraft.getState()
  const fields = Object.entries(defaults).map(([field, initial]) => [field, values[field] ?? initial])
  return Object.fromEntries(fields) as Values
}

/**
 * Returns the problems of a form by field, in the shape that the form library takes; undefined if there are none.
 *
 * @param isDue Whether a field may show its problem yet.
 */
export function findProblems(
  schema: z.ZodType,
  values: unknown,
  isDue: (field: string) => boolean,
): { fields: Record<string, FormProblem> } | undefined {
  const issues = schema.safeParse(values).error?.issues
  if (!issues) return undefined
  const problems = issues.map((issue): [string, FormProblem] => [
    String(issue.path[0]),
    new FormProblem(
      issue.message as FormProblem['key'], // our schemas carry nothing but keys (validationMessage)
      issue.code === 'custom' ? (issue.params as FormProblem['values']) : undefined,
    ),
  ])
  return { fields: Object.fromEntries(problems.filter(([field]) => isDue(field))) }
}

/** A problem of a field. The sentence is built when it is read, so it follows a change of language. */
class FormProblem {
  readonly key: `createToken.validation.${ValidationCode}`
  readonly values: Record<string, string>

  constructor(key: `createToken.validation.${ValidationCode}`, values: Record<string, string> = {}) {
    this.key = key
    this.values = values
  }

  get message(): string {
    const values = Object.entries(this.values).map(([name, text]) => [name, localizeDecimal(text)])
    return i18n.t(this.key, Object.fromEntries(values) as { min: string; max: string }) // the placeholders among them
  }
}
