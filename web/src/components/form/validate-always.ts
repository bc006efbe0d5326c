// Validates fields at every key, on blur and before sending, and focuses the first field with a problem.
import type { ValidationLogicFn } from '@tanstack/react-form'

/** Judges at every key, when a field is left and before sending, all into one place: what is corrected is quiet at once. */
export const validateAlways: ValidationLogicFn = ({ validators, event, form, runValidation }) => {
  const isValidated = !event.async && ['change', 'blur', 'submit'].includes(event.type)
  return runValidation({ validators: isValidated ? [{ fn: validators?.onDynamic, cause: 'dynamic' }] : [], form })
}

/** Puts the cursor where the first correction is due. Fields carry their form name, in the order of the page. */
export function focusFirstProblem({ getAllErrors }: { getAllErrors: () => { fields: object } }): void {
  const wrong = new Set(Object.keys(getAllErrors().fields))
  const controls = document.querySelectorAll<HTMLInputElement>('form input, form select')
  ;[...controls].find(({ name }) => wrong.has(name))?.focus()
}
