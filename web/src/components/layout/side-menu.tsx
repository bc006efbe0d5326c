import { useTranslation } from 'react-i18next'
import { pinFirst } from '@/components/menu/pin-first.ts'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'
import { MenuGroup } from './menu-group.tsx'
import { navItems } from './nav-items.ts'

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
