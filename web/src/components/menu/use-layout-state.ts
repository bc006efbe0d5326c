import { useStore } from 'zustand'
import type { NavItem } from '@/components/layout/nav-items.ts'
import { appStore } from '@/lib/store/app-store.ts'
import { type ShellState, shellStore } from '@/lib/store/shell-store.ts'
import { bookmarkedLeaves } from './bookmarked-leaves.ts'
import { leaves } from './leaves.ts'

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
