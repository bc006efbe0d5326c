// Resolves a chosen layout at a window width: its classes, the shape of its menu, and the place of the logo.
import { headerWidth, sidebarCollapseWidth } from '@/lib/constants.ts'
import { isLayoutName, type LayoutName, layouts } from './layouts.ts'

type ResolvedLayout = {
  /** Classes of the page's wrapper. */
  classes: string
  /** No room for a sidebar. Crossing this width resets the menu's toggle. */
  narrow: boolean
  /** The menu starts collapsed, and opens over the page. */
  collapsed: boolean
}

/**
 * Resolves a chosen layout at a width in pixels: on a narrow window the sidebar is collapsed and a menu bar becomes a
 * sidebar; the rest of the choice stays.
 */
export function resolveLayout(chosen: LayoutName, width: number): ResolvedLayout {
  const narrow = width <= sidebarCollapseWidth
  const own: string = layouts[chosen]
  const classes = narrow ? own.replace('horizontal-wrapper', 'compact-wrapper') : own
  return { classes, narrow, collapsed: narrow || classes === 'only-body' }
}

/** Next to the page (or above it, as a bar), as a rail of icons, over the page, or hidden. */
export type MenuShape = 'docked' | 'rail' | 'overlay' | 'hidden'

/** Returns the shape of the menu. A closed compact sidebar leaves a rail of icons, unless the header is narrow. */
export function getMenuShape({ classes, collapsed }: ResolvedLayout, width: number, open: boolean): MenuShape {
  if (open) return collapsed ? 'overlay' : 'docked'
  return width > headerWidth && classes.startsWith('compact-wrapper') ? 'rail' : 'hidden'
}

/**
 * Whether the logo is above the sidebar, in its column, where the whole logo needs room. Otherwise the header has it.
 */
export function hasBrandColumn(classes: string, shape: MenuShape, width: number): boolean {
  if (width <= headerWidth || shape !== 'docked') return false
  return classes.startsWith('compact-') && !/modern-type|compact-small/.test(classes)
}

/** Returns the layout that `?layout=` names, in any case; null without one. */
export function readLayoutParameter(search: string): LayoutName | 'unknown' | null {
  const name = new URLSearchParams(search).get('layout')?.toLowerCase()
  if (name === undefined) return null
  return isLayoutName(name) ? name : 'unknown'
}
