// Derives the layout in force and the shape of its menu from choice, width and toggle.
import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { breakpoints, headerWidth } from '@/lib/constants.ts'
import { hasBrandColumn, type MenuShape, menuShape, resolveLayout } from '@/lib/layout/resolve-layout.ts'
import { shellStore } from '@/lib/layout/shell-store.ts'
import { textScale, useWindowWidth } from '@/lib/layout/use-window-width.ts'
import { useChosenLayout } from './use-appearance.ts'

export type Menu = {
  /** Classes of the layout in force. */
  classes: string
  shape: MenuShape
  /** Where the logo stands. */
  brand: 'column' | 'header'
  open: boolean
  /** Never touches what was chosen. */
  setOpen: (open: boolean) => void
  /** Groups open at the side, for only their icons have room. */
  flyout: boolean
  /** The header has room for little. */
  phone: boolean
}

/** The layout in force, and how its menu stands. */
export function useMenu(): Menu {
  const width = useWindowWidth()
  const layout = resolveLayout(useChosenLayout(), width)
  const { classes, narrow, collapsed } = layout
  const toggled = useStore(shellStore, ({ sideBarToggle }) => sideBarToggle)
  const open = collapsed === toggled

  const { pathname } = useLocation()
  // The toggle counts until the width crosses the boundary, and what lay over one page does not cover the next.
  const reach = `${narrow} ${collapsed && pathname}`
  useLayoutEffect(() => {
    if (reach) shellStore.setState({ sideBarToggle: false })
  }, [reach])
  const shape = menuShape(layout, width, open)
  return {
    classes,
    shape,
    brand: hasBrandColumn(classes, shape, width) ? 'column' : 'header',
    open,
    setOpen: (open) => shellStore.setState({ sideBarToggle: open === collapsed }),
    flyout: classes.startsWith('compact-sidebar') && !narrow,
    // With a rail or a bar beside it there is room, whatever the size of the text.
    phone: width < Math.min(breakpoints.sm * textScale(), headerWidth + 1),
  }
}
