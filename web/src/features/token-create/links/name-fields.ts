import type { TFunction } from 'i18next'
import type en from '@/locales/en.json'

/** The labels of fields, as the form shows them. */
export function nameFields(fields: readonly string[], t: TFunction): string[] {
  return fields.map((field) => t(`createToken.fields.${field as keyof typeof en.createToken.fields}`))
}
