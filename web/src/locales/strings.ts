import type { Language } from './index.ts'

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
