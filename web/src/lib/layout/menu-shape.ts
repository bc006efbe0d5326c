import { headerWidth } from '@/lib/constants.ts'
import type { LayoutInForce } from './layout-in-force.ts'

/** Beside the page (or above it, as a bar), as a rail of icons, over the page, or nowhere. */
export type MenuShape = 'beside' | 'rail' | 'over' | 'away'

/** How the menu stands. Closed, a compact sidebar leaves a rail of icons where the header is not the narrow one. */
export function menuShape({ classes, collapsed }: LayoutInForce, width: number, open: boolean): MenuShape {
  if (open) return collapsed ? 'over' : 'beside'
  return width > headerWidth && classes.startsWith('compact-wrapper') ? 'rail' : 'away'
}
