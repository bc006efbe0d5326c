import type { ValidationLogicFn } from '@tanstack/react-form'

/** Judges at every key, when a field is left and before sending, all into one place: what is corrected is quiet at once. */
export const judgeAlways: ValidationLogicFn = ({ validators, event, form, runValidation }) => {
  const judged = !event.async && ['change', 'blur', 'submit'].includes(event.type)
  return runValidation({ validators: judged ? [{ fn: validators?.onDynamic, cause: 'dynamic' }] : [], form })
}
