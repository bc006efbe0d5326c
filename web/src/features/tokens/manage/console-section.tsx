// Frames one section of the console and its form, whose fields are validated once they were filled and left.

import { type AnyFormApi, formOptions } from '@tanstack/react-form'
import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { focusFirstProblem, validateAlways } from '@/components/form/validate-always.ts'
import { Figures } from '@/components/ui/figures.tsx'

/** Parts of the owner's console, each with one form or one button. */
export type ConsolePart = 'accept' | 'fees' | 'pending' | 'handOver' | 'renounce'

/** What the console knows of its parts: one is open at a time, and one has an action under review. */
type Folds = {
  open: ConsolePart | undefined
  onToggle: (part: ConsolePart) => void
  reviewed: ConsolePart | undefined
  /** The review, shown in the part whose button was pressed. */
  step: ReactNode
}

/** Absent outside of the owner's console, where a section is always open. */
export const FoldsContext = createContext<Folds | undefined>(undefined)

type SectionProps = { title: string; lead: string; part?: ConsolePart; children: ReactNode }

/** Parts that are one button: there is nothing to open. */
const buttons: readonly (ConsolePart | undefined)[] = ['accept', 'pending']

/** Section of one owner's power, whose form opens alone; or of one action that is open to all, which is always open. */
export function ConsoleSection({ title, lead, part, children }: SectionProps) {
  const id = useId()
  const folds = use(FoldsContext)
  const isFolding = folds !== undefined && part !== undefined && !buttons.includes(part)
  const isOpen = !isFolding || folds.open === part
  const isReviewed = part !== undefined && folds?.reviewed === part
  return (
    <section aria-labelledby={id} className="panel min-w-0">
      <h3 id={id} className="font-semibold text-17">
        {isFolding ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-part`}
            className="-m-2 flex w-[calc(100%+1rem)] cursor-pointer items-center justify-between gap-3 p-2 text-start"
            onClick={() => folds.onToggle(part)}
          >
            {title}
            <ChevronDown aria-hidden className={`size-4 shrink-0 text-quiet ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        ) : (
          title
        )}
      </h3>
      <div id={`${id}-part`} hidden={!isOpen} className="mt-1">
        <div hidden={isReviewed}>
          <div className="flex min-w-0 flex-col gap-4">
            <p className="wrap-anywhere text-13 text-quiet">{lead}</p>
            {children}
          </div>
        </div>
        {isReviewed && <div className="mt-3">{folds?.step}</div>}
      </div>
    </section>
  )
}

/** Says what an action has changed, once it is mined. */
export function Done({ children }: { children: string }) {
  return (
    <p role="status" className="wrap-anywhere rounded-field bg-success/10 p-3 text-14 text-success">
      <Figures text={children} />
    </p>
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
