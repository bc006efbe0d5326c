// Names the files with the strings of each language, one for each that the browser loads by itself.
import type { Language, TextPart } from './index.ts'

/** Loads each language's strings from a file of its own: one with the page, the others when the browser is idle. */
export const strings: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.json'),
  cn: () => import('./cn.json'),
  ae: () => import('./ae.json'),
  du: () => import('./du.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
}

/** Loads the strings of a part, by the path of its file. The part is in no other file. */
export const partStrings: Record<TextPart, Record<string, () => Promise<{ default: object }>>> = {
  safe: import.meta.glob<{ default: object }>('./parts/safe/*.json'),
}
