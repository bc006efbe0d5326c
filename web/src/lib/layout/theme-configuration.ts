// Describes the page's appearance for copying, under the names of the specification.
import { primaryColor, secondaryColor } from '@/lib/constants.ts'
import { getDirection } from '@/lib/i18n/load-language.ts'
import type { AppState } from '@/lib/storage/app-store.ts'

/**
 * Returns the page's appearance, for users to keep or share. The names are those of specification §3 "Theme settings".
 */
export function getThemeConfiguration(state: AppState, dark: boolean) {
  return {
    layout: state.layout,
    layoutType: getDirection(state),
    boxed: state.boxed,
    primaryColor: state.primaryColor ?? primaryColor,
    secondaryColor: state.secondaryColor ?? secondaryColor,
    backgroundMix: activeBackground(state.backgroundMix, dark),
    sidebarIcon: state.sidebarIcon,
  }
}

/** Returns the background that the page shows: a dark page is always dark, whatever the choice for a light one. */
export function activeBackground(mix: AppState['backgroundMix'], dark: boolean): AppState['backgroundMix'] {
  if (dark) return 'dark'
  return mix === 'dark-sidebar' ? mix : 'light'
}
