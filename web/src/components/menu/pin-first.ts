import type { NavGroup } from '@/components/layout/nav-items.ts'

/**
 * The menu with what is pinned before it, in the order of pinning. A pinned item is not listed a second time, and a group
 * that lends all of its items away is left out.
 *
 * @param pinedMenu Titles; begins with an empty text, so that one entry means that nothing is pinned.
 */
export function pinFirst(groups: readonly NavGroup[], pinedMenu: readonly string[]): readonly NavGroup[] {
  if (pinedMenu.length <= 1) return groups
  const leaves = groups.flatMap(({ items }) => items)
  const pinned = pinedMenu.flatMap((title) => leaves.find((leaf) => leaf.title === title) ?? [])
  const rest = groups.map(({ title, items }) => ({ title, items: items.filter((item) => !pinned.includes(item)) }))
  return [{ title: 'pinned' as const, items: pinned }, ...rest].filter(({ items }) => items.length > 0)
}
