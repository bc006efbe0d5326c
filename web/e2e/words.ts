// Reads the page's strings of any language, and fills in their values.
import { readLocale } from '@scripts/check/read-locale.ts'
import type { Language, Strings } from '@/locales/index.ts'

/** The English strings of the page: its own, so that no test keeps a second list. */
export const words: Strings = readLocale('en')

/** The strings of another language; what it lacks the page says in English. */
export function readStrings(code: string): Partial<Strings> {
  return readLocale(code as Language)
}

/**
 * A sentence of the page with its values filled in, as i18next does it.
 *
 * @throws Error when a value of the sentence is missing.
 */
export function fill(sentence: string, values: Record<string, string | number | bigint>): string {
  return sentence.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${sentence}" needs a value for ${name}`)
    return String(value)
  })
}
