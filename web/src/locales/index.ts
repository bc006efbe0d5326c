// Lists the languages of the page, with tag, direction and the signs of their numbers.

import type receipt from '@/locales/parts/receipt/en.json'
import type safe from '@/locales/parts/safe/en.json'
import type en from './en.json'

/** Strings that only what shows them loads, by their first key: `parts/safe/en.json` holds `safe.…`. */
type PartStrings = { receipt: typeof receipt; safe: typeof safe }

export type TextPart = keyof PartStrings

export const textParts: readonly TextPart[] = ['receipt', 'safe']

export type Strings = typeof en & PartStrings

/**
 * All languages, in the order of the menu. The page gets `lang` and `dir`; public/boot.js has a copy of them.
 * `decimal`: the sign before the fraction, with the digits 0 to 9, which the page writes in every language. `group`: the sign
 * between thousands: in Spanish and French a narrow space that does not break. They are those of CLDR, but in Spanish, where
 * the RAE refuses a point between thousands.
 */
export const languages = [
  { code: 'en', label: 'English', lang: 'en', dir: 'ltr', decimal: '.', group: ',' },
  { code: 'cn', label: '简体中文', lang: 'zh-CN', dir: 'ltr', decimal: '.', group: ',' },
  { code: 'ae', label: 'العربية', lang: 'ar', dir: 'rtl', decimal: '.', group: ',' },
  { code: 'du', label: 'Deutsch', lang: 'de', dir: 'ltr', decimal: ',', group: '.' },
  { code: 'es', label: 'Español', lang: 'es', dir: 'ltr', decimal: ',', group: '\u202f' },
  { code: 'fr', label: 'Français', lang: 'fr', dir: 'ltr', decimal: ',', group: '\u202f' },
  { code: 'pt', label: 'Português (BR)', lang: 'pt-BR', dir: 'ltr', decimal: ',', group: '.' },
] as const

export type Language = (typeof languages)[number]['code']

export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value)
}
