// Resolves a chosen layout at a window width: its classes, the shape of its menu, and where the logo is.
import { headerWidth, sidebarCollapseWidth } from '@/lib/constants.ts'
import { isLayoutName, type LayoutName, layouts } from './layouts.ts'

type ResolvedLayout = {
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
export function resolveLayout(chosen: LayoutName, width: number): ResolvedLayout {
  const narrow = width <= sidebarCollapseWidth
  const own: string = layouts[chosen]
  const classes = narrow ? own.replace('horizontal-wrapper', 'compact-wrapper') : own
  return { classes, narrow, collapsed: narrow || classes === 'only-body' }
}

/** Beside the page (or above it, as a bar), as a rail of icons, over the page, or nowhere. */
export type MenuShape = 'beside' | 'rail' | 'over' | 'away'

/** How the menu stands. Closed, a compact sidebar leaves a rail of icons where the header is not the narrow one. */
export function menuShape({ classes, collapsed }: ResolvedLayout, width: number, open: boolean): MenuShape {
  if (open) return collapsed ? 'over' : 'beside'
  return width > headerWidth && classes.startsWith('compact-wrapper') ? 'rail' : 'away'
}

/** Whether the logo stands above the sidebar, as a part of its column: there the whole of it needs room. Else the header has it. */
export function hasBrandColumn(classes: string, shape: MenuShape, width: number): boolean {
  if (width <= headerWidth || shape !== 'beside') return false
  return classes.startsWith('compact-') && !/modern-type|compact-small/.test(classes)
}

/** The layout that `?layout=` names, in any case; null where none is named. */
export function readLayoutParameter(search: string): LayoutName | 'unknown' | null {
  const name = new URLSearchParams(search).get('layout')?.toLowerCase()
  if (name === undefined) return null
  return isLayoutName(name) ? name : 'unknown'
}
