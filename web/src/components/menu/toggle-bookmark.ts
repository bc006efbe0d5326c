import type { NavItem } from '@/components/layout/nav-items.ts'
import { appStore } from '@/lib/store/app-store.ts'
import { bookmarkedLeaves } from './bookmarked-leaves.ts'

export function toggleBookmark(path: NavItem['path']): void {
  const before = bookmarkedLeaves(appStore.getState().bookmarks).map((leaf) => leaf.path)
  const bookmarks = before.includes(path) ? before.filter((other) => other !== path) : [...before, path]
  appStore.setState({ bookmarks })
}
