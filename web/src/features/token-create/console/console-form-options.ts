import { type AnyFormApi, formOptions } from '@tanstack/react-form'
import { focusFirstProblem } from '@/features/token-create/configure/focus-first-problem.ts'
import { judgeAlways } from '@/features/token-create/configure/judge-always.ts'

/** A sentence, made when it is read: so it follows a change of language. */
type Problems = Partial<Record<string, () => string>>

type FormParameters = {
  defaultValues: Record<string, string>
  /** What is not right, by field. */
  judge: (values: Record<string, string>) => Problems
  onSubmit: (values: Record<string, string>) => void
}

/** The small forms of the console: a field is judged from when it was filled and left, and once more before it goes on. */
export function consoleFormOptions({ defaultValues, judge, onSubmit }: FormParameters) {
  return formOptions({
    defaultValues,
    validationLogic: judgeAlways,
    canSubmitWhenInvalid: true,
    validators: {
      onDynamic: ({ value, formApi }: { value: Record<string, string>; formApi: AnyFormApi }) => {
        const due = Object.entries(judge(value)).flatMap(([field, say]) =>
          say && isDue(formApi, field) ? [[field, new Problem(say)] as const] : [],
        )
        return due.length > 0 ? { fields: Object.fromEntries(due) } : undefined
      },
    },
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: ({ formApi }) => focusFirstProblem(formApi),
  })
}

class Problem {
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
