// Provides the shared state of side menu, search, bookmarks and pins.
import { useStore } from 'zustand'
import { type ShellState, shellStore } from '@/lib/layout/shell-store.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { leaves, type NavItem } from './nav-items.ts'

/** The names are those of specification §3 "Layout context". */
type LayoutState = ShellState & {
  /** Every leaf of the menu. */
  searchableMenu: readonly NavItem[]
  /** The starred leaves. */
  bookmarkList: readonly NavItem[]
  /** Pinned titles; starts with one empty text. */
  pinedMenu: readonly string[]
}

/** Returns the state that side menu, search, bookmarks and pins share. */
export function useLayoutState(): LayoutState {
  const shell = useStore(shellStore)
  const pinedMenu = useStore(appStore, (state) => state.pinedMenu)
  const bookmarks = useStore(appStore, (state) => state.bookmarks)
  return { ...shell, searchableMenu: leaves, bookmarkList: bookmarkedLeaves(bookmarks), pinedMenu }
}

/** @param bookmarks Starred paths; null: those that the menu's definition flags. Ignores paths that no longer exist. */
export function bookmarkedLeaves(bookmarks: readonly string[] | null): readonly NavItem[] {
  return leaves.filter(({ path, bookmark }) => (bookmarks ? bookmarks.includes(path) : bookmark))
}
