import { useTranslation } from 'react-i18next'
import { MenuFlyout } from './menu-flyout.tsx'
import { MenuLeaf } from './menu-leaf.tsx'
import type { NavGroup } from './nav-items.ts'

/** A group under its title, or as one tile. */
export function MenuGroup({ group, flyout }: { group: NavGroup; flyout: boolean }) {
  const { t } = useTranslation()
  const leaves = group.items.map((item) => <MenuLeaf key={item.path} item={item} />)
  // What is pinned stays in sight: that is why it was pinned.
  if (flyout && group.title !== 'pinned') return <MenuFlyout group={group}>{leaves}</MenuFlyout>
  return (
    <div className="nav-group">
      <h2 className="nav-title">{t(`nav.${group.title}`)}</h2>
      <ul className="nav-items">{leaves}</ul>
    </div>
  )
}
