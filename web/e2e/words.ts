import { readFileSync } from 'node:fs'
import en from '@/locales/en.json' with { type: 'json' }

/** What the page says in English: the page's own strings, so that no test keeps a second list. */
export const words = en

/** The strings of another language; what it lacks the page says in English. */
export function readStrings(code: string): Partial<typeof en> {
  return JSON.parse(readFileSync(new URL(`../src/locales/${code}.json`, import.meta.url), 'utf8'))
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
