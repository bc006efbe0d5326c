// Validates fields on each change, on blur and before submit, and focuses the first field with a problem.
import type { ValidationLogicFn } from '@tanstack/react-form'

/**
 * Validates on each change, on blur and before submit, with one set of errors: a corrected field loses its error at
 * once.
 */
export const validateAlways: ValidationLogicFn = ({ validators, event, form, runValidation }) => {
  const isValidated = !event.async && ['change', 'blur', 'submit'].includes(event.type)
  return runValidation({ validators: isValidated ? [{ fn: validators?.onDynamic, cause: 'dynamic' }] : [], form })
}

/** Focuses the first field to correct. Controls have their form name as `name`, in the order of the page. */
export function focusFirstProblem({ getAllErrors }: { getAllErrors: () => { fields: object } }): void {
  const wrong = new Set(Object.keys(getAllErrors().fields))
  const controls = document.querySelectorAll<HTMLInputElement>('form input, form select')
  ;[...controls].find(({ name }) => wrong.has(name))?.focus()
}
