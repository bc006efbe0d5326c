import { headerWidth } from '../constants'
import type { MenuShape } from './menu-shape'

/** Whether the logo stands above the sidebar, as a part of its column, and not in the header. */
export function hasBrandColumn(classes: string, shape: MenuShape, width: number): boolean {
  if (width <= headerWidth || /modern-type|material-icon/.test(classes)) return false
  return classes.startsWith('compact-wrapper') ? shape !== 'away' : classes.startsWith('compact-') && shape === 'beside'
}
