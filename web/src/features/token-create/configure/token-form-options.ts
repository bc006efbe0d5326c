import { type AnyFormApi, formOptions } from '@tanstack/react-form'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { IdentityValues } from '@/features/token-create/identity/identity.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import { findProblems } from './find-problems.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import { judgeAlways } from './judge-always.ts'

/**
 * What the forms of all kinds share: they begin with the draft, keep what is typed in it, and judge a field from when it was left.
 */
export function tokenFormOptions<Values extends IdentityValues>(
  { defaults, schema }: { defaults: Values; schema: TokenKind['schema'] },
  onReview: (values: Values) => void,
) {
  return formOptions({
    defaultValues: readDraft(defaults),
    validationLogic: judgeAlways,
    canSubmitWhenInvalid: true, // the button judges the fields that nobody has touched yet, so it must always answer
    validators: {
      onDynamic: ({ value, formApi }: { value: Values; formApi: AnyFormApi }) =>
        findProblems(schema, value, (field) => isDue(formApi, field)),
    },
    listeners: { onChange: ({ formApi }) => useDraft.getState().type({ ...formApi.state.values }) },
    onSubmit: ({ value }) => onReview(value),
    onSubmitInvalid: ({ formApi }) => focusFirstProblem(formApi),
  })
}

/** Nobody is told of a mistake while the first letters are being typed: a field counts once it was left, or all were sent. */
function isDue(form: AnyFormApi, field: string): boolean {
  return form.state.submissionAttempts > 0 || form.getFieldMeta(field)?.isBlurred === true
}

/** The draft is shared by all kinds; a form takes the fields that it has. */
function readDraft<Values extends IdentityValues>(defaults: Values): Values {
  const { values } = useDraft.getState()
  const fields = Object.entries(defaults).map(([field, initial]) => [field, values[field] ?? initial])
  return Object.fromEntries(fields) as Values
}
