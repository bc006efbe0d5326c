import { type Language, languages } from '@/locales/index.ts'

/** How a language is called and written. */
export function languageOf(code: Language) {
  return languages.find((known) => known.code === code) ?? languages[0]
}
