import type { AppState } from '@/lib/store/app-state.ts'

/** The background that the page shows: a dark page has no other, whatever was chosen for a light one. */
export function shownMix(mix: AppState['backgroundMix'], dark: boolean): AppState['backgroundMix'] {
  if (dark) return 'dark'
  return mix === 'dark-sidebar' ? mix : 'light'
}
