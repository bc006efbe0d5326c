import type { NavItem } from '../layout/nav-items'
import { leaves } from './leaves'

/** @param bookmarks Paths with a star; null: those that the menu's definition flags. Paths that lead nowhere now are passed over. */
export function bookmarkedLeaves(bookmarks: readonly string[] | null): readonly NavItem[] {
  return leaves.filter(({ path, bookmark }) => (bookmarks ? bookmarks.includes(path) : bookmark))
}
