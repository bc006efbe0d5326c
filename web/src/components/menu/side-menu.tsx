// Shows the menu's groups and links, pinned ones first, and lets the user pin a link.

import { Link } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { appStore } from '@/lib/storage/app-store.ts'
import { MenuFlyout } from './menu-flyout.tsx'
import { type NavGroup, type NavItem, navItems } from './nav-items.ts'
import { useLayoutState } from './use-layout-state.ts'

/**
 * The menu's groups and links. With `flyout`, a group of several links is one tile with its links in a flyout at its
 * side.
 */
export function SideMenu({ flyout = false }: { flyout?: boolean }) {
  const { t } = useTranslation()
  const { pinedMenu } = useLayoutState()
  return (
    <nav aria-label={t('common.mainMenu')} className="side-menu">
      {pinFirst(navItems, pinedMenu).map((group) => (
        <MenuGroup key={group.title} group={group} flyout={flyout && group.items.length > 1} />
      ))}
    </nav>
  )
}

/**
 * Puts the pinned items before the menu's groups, in the order of pinning. A pinned item is not listed a second time,
 * and a group without remaining items is left out.
 *
 * @param pinedMenu Titles; starts with an empty text, so that one entry means that nothing is pinned.
 */
function pinFirst(groups: readonly NavGroup[], pinedMenu: readonly string[]): readonly NavGroup[] {
  if (pinedMenu.length <= 1) return groups
  const leaves = groups.flatMap(({ items }) => items)
  const pinned = pinedMenu.flatMap((title) => leaves.find((leaf) => leaf.title === title) ?? [])
  const rest = groups.map(({ title, items }) => ({ title, items: items.filter((item) => !pinned.includes(item)) }))
  return [{ title: 'pinned' as const, items: pinned }, ...rest].filter(({ items }) => items.length > 0)
}

/** A group under its title, or as one tile. */
function MenuGroup({ group, flyout }: { group: NavGroup; flyout: boolean }) {
  const { t } = useTranslation()
  const leaves = group.items.map((item) => <MenuLeaf key={item.path} item={item} />)
  // Pinned items stay visible: users pin them for that.
  if (flyout && group.title !== 'pinned') return <MenuFlyout group={group}>{leaves}</MenuFlyout>
  return (
    <div className="nav-group">
      <h2 className="nav-title">{t(`nav.${group.title}`)}</h2>
      <ul className="nav-items">{leaves}</ul>
    </div>
  )
}

function MenuLeaf({ item: { title, icon: Icon, path } }: { item: NavItem }) {
  const { t } = useTranslation()
  return (
    <li className="nav-leaf group/leaf">
      <Link to={path} className="nav-link">
        <Icon aria-hidden className="nav-icon" strokeWidth={1.75} />
        <span className="nav-label">{t(`nav.${title}`)}</span>
      </Link>
      <PinButton title={title} />
    </li>
  )
}

/**
 * Moves an item of the menu to its top and back. Its parent is a `group/leaf`; the button shows while the pointer is on
 * that.
 */
function PinButton({ title }: Pick<NavItem, 'title'>) {
  const { t } = useTranslation()
  const isPinned = useLayoutState().pinedMenu.includes(title)
  const label = t('nav.pin', { title: t(`nav.${title}`) })

  const toggle = (menu: Element | null) => {
    flushSync(() => togglePin(title))
    // The item has moved, and the focused button with it.
    menu?.querySelector<HTMLElement>(`[data-pin="${title}"]`)?.focus()
  }
  return (
    <button
      type="button"
      data-pin={title}
      className="nav-pin absolute end-1.5 grid size-7 cursor-pointer place-items-center rounded-selector text-quiet opacity-0 hover:text-brand focus-visible:opacity-100 group-hover/leaf:opacity-100 pointer-coarse:opacity-100 aria-pressed:text-brand aria-pressed:opacity-100"
      aria-label={label}
      aria-pressed={isPinned}
      title={label}
      onClick={({ currentTarget }) => toggle(currentTarget.closest('nav'))}
    >
      <Pin aria-hidden className={`size-3.5 ${isPinned ? 'fill-current' : ''}`} />
    </button>
  )
}

function togglePin(title: NavItem['title']): void {
  const { pinedMenu } = appStore.getState()
  const isPinned = pinedMenu.includes(title)
  appStore.setState({ pinedMenu: isPinned ? pinedMenu.filter((other) => other !== title) : [...pinedMenu, title] })
}
