// Frames one section of the console and its form, whose fields are validated once they were filled and left.

import { type AnyFormApi, formOptions } from '@tanstack/react-form'
import { type ReactNode, useId } from 'react'
import { focusFirstProblem, validateAlways } from '@/components/form/validate-always.ts'

type SectionProps = { title: string; lead: string; children: ReactNode }

/** Section of one owner's power, or of one action that is open to all. */
export function ConsoleSection({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel flex min-w-0 flex-col gap-4">
      <div>
        <h3 id={id} className="font-semibold text-17">
          {title}
        </h3>
        <p className="mt-1 wrap-anywhere text-13 text-quiet">{lead}</p>
      </div>
      {children}
    </section>
  )
}

type ConsoleFormProps = { children: ReactNode; onSubmit: () => void; onChange?: () => void }

/** Frame of the console's small forms: fields, then the button that leads to the review. */
export function ConsoleForm({ children, onSubmit, onChange }: ConsoleFormProps) {
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col gap-4"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** Quiet style of the console's buttons: most visitors come for something else. */
export const actionButton = 'btn w-full sm:w-auto sm:self-start'

/** Sentences by field, built when they are read, so that they follow a change of language. */
type Problems = Partial<Record<string, () => string>>

type FormParameters = {
  defaultValues: Record<string, string>
  /** Returns the problems by field. */
  validate: (values: Record<string, string>) => Problems
  onSubmit: (values: Record<string, string>) => void
}

/** Options of the console's small forms: a field is validated once it was filled and left, and again on submission. */
export function consoleFormOptions({ defaultValues, validate, onSubmit }: FormParameters) {
  return formOptions({
    defaultValues,
    validationLogic: validateAlways,
    canSubmitWhenInvalid: true,
    validators: {
      onDynamic: ({ value, formApi }: { value: Record<string, string>; formApi: AnyFormApi }) => {
        const due = Object.entries(validate(value)).flatMap(([field, translate]) =>
          translate && isDue(formApi, field) ? [[field, new TranslatedProblem(translate)] as const] : [],
        )
        return due.length > 0 ? { fields: Object.fromEntries(due) } : undefined
      },
    },
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: ({ formApi }) => focusFirstProblem(formApi),
  })
}

class TranslatedProblem {
  private readonly translate: () => string

  constructor(translate: () => string) {
    this.translate = translate
  }

  get message(): string {
    return this.translate()
  }
}

/** A field that is only passed by keyboard, on the way to another form, shows no error. */
function isDue(form: AnyFormApi, field: string): boolean {
  const meta = form.getFieldMeta(field)
  return form.state.submissionAttempts > 0 || (meta?.isBlurred === true && meta.isDirty)
}
