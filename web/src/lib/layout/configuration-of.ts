import { primaryColor, secondaryColor } from '../constants'
import { directionOf } from '../direction-of'
import type { AppState } from '../store/app-state'
import { shownMix } from './shown-mix'

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
