import { primaryColor, secondaryColor } from '@/lib/constants.ts'
import { directionOf } from '@/lib/direction-of.ts'
import type { AppState } from '@/lib/store/app-state.ts'
import { shownMix } from './shown-mix.ts'

/** How the page looks, for people to keep or pass on. The names are those of specification §3 "Theme settings". */
export function configurationOf(state: AppState, dark: boolean) {
  return {
    layout: state.layout,
    layoutType: directionOf(state),
    boxed: state.boxed,
    primaryColor: state.primaryColor ?? primaryColor,
    secondaryColor: state.secondaryColor ?? secondaryColor,
    backgroundMix: shownMix(state.backgroundMix, dark),
    sidebarIcon: state.sidebarIcon,
  }
}
