import { appStore } from '../../lib/store/app-store'
import type { NavItem } from '../layout/nav-items'
import { bookmarkedLeaves } from './bookmarked-leaves'

export function toggleBookmark(path: NavItem['path']): void {
  const before = bookmarkedLeaves(appStore.getState().bookmarks).map((leaf) => leaf.path)
  const bookmarks = before.includes(path) ? before.filter((other) => other !== path) : [...before, path]
  appStore.setState({ bookmarks })
}
