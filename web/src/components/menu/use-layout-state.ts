import { useStore } from 'zustand'
import { appStore } from '../../lib/store/app-store'
import { type ShellState, shellStore } from '../../lib/store/shell-store'
import type { NavItem } from '../layout/nav-items'
import { bookmarkedLeaves } from './bookmarked-leaves'
import { leaves } from './leaves'

/** The names are those of specification §3 "Layout context". */
export type LayoutState = ShellState & {
  /** Every leaf of the menu. */
  searchableMenu: readonly NavItem[]
  /** The leaves with a star. */
  bookmarkList: readonly NavItem[]
  /** Titles that stand first; begins with one empty text. */
  pinedMenu: readonly string[]
}

/** What side menu, search, bookmarks and pins share. */
export function useLayoutState(): LayoutState {
  const shell = useStore(shellStore)
  const pinedMenu = useStore(appStore, (state) => state.pinedMenu)
  const bookmarks = useStore(appStore, (state) => state.bookmarks)
  return { ...shell, searchableMenu: leaves, bookmarkList: bookmarkedLeaves(bookmarks), pinedMenu }
}
