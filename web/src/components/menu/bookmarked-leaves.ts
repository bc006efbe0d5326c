import type { NavItem } from '@/components/layout/nav-items.ts'
import { leaves } from './leaves.ts'

/** @param bookmarks Paths with a star; null: those that the menu's definition flags. Paths that lead nowhere now are passed over. */
export function bookmarkedLeaves(bookmarks: readonly string[] | null): readonly NavItem[] {
  return leaves.filter(({ path, bookmark }) => (bookmarks ? bookmarks.includes(path) : bookmark))
}
