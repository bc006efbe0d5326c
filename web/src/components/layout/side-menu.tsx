import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PinButton } from '../menu/pin-button'
import { pinFirst } from '../menu/pin-first'
import { useLayoutState } from '../menu/use-layout-state'
import { navItems } from './nav-items'

const leaf =
  'flex min-w-0 flex-1 items-center gap-3 rounded-field py-2.5 ps-3 pe-9 text-14 text-base-content/80 hover:bg-ground hover:text-ink'
const active = { className: 'bg-tint font-medium text-primary hover:bg-tint hover:text-primary' }

/** The menu's groups and links; used by the sidebar and by the drawer. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation()
  const { pinedMenu } = useLayoutState()
  return (
    <nav aria-label={t('common.mainMenu')} className="flex flex-col gap-5 px-4">
      {pinFirst(navItems, pinedMenu).map((group) => (
        <div key={group.title}>
          <h2 className="mb-2 px-3 font-semibold text-12 text-quiet uppercase tracking-wider">
            {t(`nav.${group.title}`)}
          </h2>
          <ul className="flex flex-col gap-1">
            {group.items.map(({ title, icon: Icon, path }) => (
              <li key={path} className="group/leaf relative flex items-center">
                <Link to={path} className={leaf} activeProps={active} onClick={onChoose}>
                  <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
                  {t(`nav.${title}`)}
                </Link>
                <PinButton title={title} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
