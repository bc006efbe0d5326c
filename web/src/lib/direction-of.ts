import type { AppState } from '@/lib/store/app-state.ts'
import { languageOf } from './language-of.ts'

/** Which way the page runs: as its language is written, unless something else is chosen. */
export function directionOf({ language, direction }: Pick<AppState, 'language' | 'direction'>): 'ltr' | 'rtl' {
  return direction === 'auto' ? languageOf(language).dir : direction
}
