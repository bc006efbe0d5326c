// Shares the state of side menu, search, bookmarks and pins.
import { useStore } from 'zustand'
import { type ShellState, shellStore } from '@/lib/layout/shell-store.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { leaves, type NavItem } from './nav-items.ts'

/** The names are those of specification §3 "Layout context". */
type LayoutState = ShellState & {
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

/** @param bookmarks Paths with a star; null: those that the menu's definition flags. Paths that lead nowhere now are passed over. */
export function bookmarkedLeaves(bookmarks: readonly string[] | null): readonly NavItem[] {
  return leaves.filter(({ path, bookmark }) => (bookmarks ? bookmarks.includes(path) : bookmark))
}
