// Derives the active layout and the shape of its menu from choice, width and toggle.
import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { assumedWidth, breakpoints, headerWidth } from '@/lib/constants.ts'
import { getMenuShape, hasBrandColumn, type MenuShape, resolveLayout } from '@/lib/layout/resolve-layout.ts'
import { shellStore } from '@/lib/layout/shell-store.ts'
import { useChosenLayout } from './use-appearance.ts'

export type Menu = {
  /** Classes of the active layout. */
  classes: string
  shape: MenuShape
  /** Place of the logo. */
  brand: 'column' | 'header'
  open: boolean
  /** Never changes the chosen layout. */
  setOpen: (open: boolean) => void
  /** Groups open at the side, because the menu has room for their icons only. */
  flyout: boolean
  /** The header has little room. */
  phone: boolean
}

/** Returns the active layout, and the shape and state of its menu. */
export function useMenu(): Menu {
  const width = useWindowWidth()
  const layout = resolveLayout(useChosenLayout(), width)
  const { classes, narrow, collapsed } = layout
  const toggled = useStore(shellStore, ({ sideBarToggle }) => sideBarToggle)
  const open = collapsed === toggled

  const { pathname } = useLocation()
  // The toggle lasts until the width crosses the boundary; a menu opened over one page does not cover the next.
  const resetKey = `${narrow} ${collapsed && pathname}`
  useLayoutEffect(() => {
    if (resetKey) shellStore.setState({ sideBarToggle: false })
  }, [resetKey])
  const shape = getMenuShape(layout, width, open)
  return {
    classes,
    shape,
    brand: hasBrandColumn(classes, shape, width) ? 'column' : 'header',
    open,
    setOpen: (open) => shellStore.setState({ sideBarToggle: open === collapsed }),
    flyout: classes.startsWith('compact-sidebar') && !narrow,
    // Next to a rail or a bar there is room, whatever the text size.
    phone: width < Math.min(breakpoints.sm * textScale(), headerWidth + 1),
  }
}

/** Returns the window's width in pixels, and 1221 before there is a window to measure. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, measure, () => assumedWidth)
}

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function measure() {
  return window.innerWidth
}

/** Returns the browser's text size relative to the default: 2 if a rem has 32 pixels. */
export function textScale(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || defaultRem) / defaultRem
}

/** Default pixels per rem. */
const defaultRem = 16
