import { sidebarCollapseWidth } from '@/lib/constants.ts'
import { type LayoutName, layouts } from '@/lib/store/layouts.ts'

export type LayoutInForce = {
  /** Classes of the page's wrapper. */
  classes: string
  /** No room for a sidebar: crossing this boundary ends what the toggle said. */
  narrow: boolean
  /** The menu begins collapsed, and where it is opened it lies over the page. */
  collapsed: boolean
}

/**
 * What a chosen layout is at a width in pixels: where there is no room, the sidebar is collapsed and a menu bar becomes a
 * sidebar; all else of the choice is kept.
 */
export function layoutInForce(chosen: LayoutName, width: number): LayoutInForce {
  const narrow = width <= sidebarCollapseWidth
  const own: string = layouts[chosen]
  const classes = narrow ? own.replace('horizontal-wrapper', 'compact-wrapper') : own
  return { classes, narrow, collapsed: narrow || classes === 'only-body' }
}
