import { useTranslation } from 'react-i18next'
import { pinFirst } from '../menu/pin-first'
import { useLayoutState } from '../menu/use-layout-state'
import { MenuGroup } from './menu-group'
import { navItems } from './nav-items'

/** The menu's groups and links. With `flyout` a group of several links is one tile, and its links slide out beside it. */
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
