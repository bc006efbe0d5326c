import { formOptions, revalidateLogic } from '@tanstack/react-form'
import { useDraft } from '../draft/draft-store'
import type { IdentityValues } from '../identity/identity'
import type { TokenKind } from '../kinds/token-kind'
import { findProblems } from './find-problems'
import { focusFirstProblem } from './focus-first-problem'

/**
 * What the forms of all kinds share: they begin with the draft, keep what is typed in it, judge a field when it is left, and after
 * a failed attempt with every key.
 */
export function tokenFormOptions<Values extends IdentityValues>(
  { defaults, schema }: { defaults: Values; schema: TokenKind['schema'] },
  onReview: (values: Values) => void,
) {
  return formOptions({
    defaultValues: readDraft(defaults),
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: ({ value }: { value: Values }) => findProblems(schema, value) },
    listeners: { onChange: ({ formApi }) => useDraft.getState().type({ ...formApi.state.values }) },
    onSubmit: ({ value }) => onReview(value),
    onSubmitInvalid: ({ formApi }) => focusFirstProblem(formApi),
  })
}

/** The draft is shared by all kinds; a form takes the fields that it has. */
function readDraft<Values extends IdentityValues>(defaults: Values): Values {
  const { values } = useDraft.getState()
  const fields = Object.entries(defaults).map(([field, initial]) => [field, values[field] ?? initial])
  return Object.fromEntries(fields) as Values
}
