// Frames one section of the console and its form, whose fields are validated once they were filled and left.

import { type AnyFormApi, formOptions } from '@tanstack/react-form'
import { type ReactNode, useId } from 'react'
import { focusFirstProblem, validateAlways } from '@/components/form/validate-always.ts'

type SectionProps = { title: string; lead: string; children: ReactNode }

/** One power, or one act that is open to all. */
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

/** The frame of the console's small forms: fields, then the button that leads to the last look. */
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

/** How the console's buttons look: none of its acts is what most people come for. */
export const actionButton = 'btn w-full sm:w-auto sm:self-start'

/** A sentence, made when it is read: so it follows a change of language. */
type Problems = Partial<Record<string, () => string>>

type FormParameters = {
  defaultValues: Record<string, string>
  /** What is not right, by field. */
  validate: (values: Record<string, string>) => Problems
  onSubmit: (values: Record<string, string>) => void
}

/** The small forms of the console: a field is judged from when it was filled and left, and once more before it goes on. */
export function consoleFormOptions({ defaultValues, validate, onSubmit }: FormParameters) {
  return formOptions({
    defaultValues,
    validationLogic: validateAlways,
    canSubmitWhenInvalid: true,
    validators: {
      onDynamic: ({ value, formApi }: { value: Record<string, string>; formApi: AnyFormApi }) => {
        const due = Object.entries(validate(value)).flatMap(([field, say]) =>
          say && isDue(formApi, field) ? [[field, new TranslatedProblem(say)] as const] : [],
        )
        return due.length > 0 ? { fields: Object.fromEntries(due) } : undefined
      },
    },
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: ({ formApi }) => focusFirstProblem(formApi),
  })
}

class TranslatedProblem {
  private readonly say: () => string

  constructor(say: () => string) {
    this.say = say
  }

  get message(): string {
    return this.say()
  }
}

/** Who only passes through on the way to another form, by keyboard, is told of no mistake. */
function isDue(form: AnyFormApi, field: string): boolean {
  const meta = form.getFieldMeta(field)
  return form.state.submissionAttempts > 0 || (meta?.isBlurred === true && meta.isDirty)
}
