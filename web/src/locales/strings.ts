// Loads each language's strings from a file of its own.
import type { Language } from './index.ts'

/** Each language's strings, a file of its own: one loads with the page, the others when it is at rest. */
export const strings: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.json'),
  cn: () => import('./cn.json'),
  ae: () => import('./ae.json'),
  du: () => import('./du.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
}
