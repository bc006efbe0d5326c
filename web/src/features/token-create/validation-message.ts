import type en from '@/locales/en.json'

export type ValidationCode = keyof typeof en.createToken.validation

/** The i18n key of a message of the form: zod carries keys, the field turns them into the reader's language. */
export function validationMessage(code: ValidationCode): `createToken.validation.${ValidationCode}` {
  return `createToken.validation.${code}`
}
