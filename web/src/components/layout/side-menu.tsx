import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { navItems } from './nav-items'

const leaf =
  'flex items-center gap-3 rounded-field px-3 py-2.5 text-14 text-base-content/80 hover:bg-ground hover:text-ink'
const active = { className: 'bg-tint font-medium text-primary hover:bg-tint hover:text-primary' }

/** The menu's groups and links; used by the sidebar and by the drawer. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('common.mainMenu')} className="flex flex-col gap-5 px-4">
      {navItems.map((group) => (
        <div key={group.title}>
          <h2 className="mb-2 px-3 font-semibold text-12 text-quiet uppercase tracking-wider">
            {t(`nav.${group.title}`)}
          </h2>
          <ul className="flex flex-col gap-1">
            {group.items.map(({ title, icon: Icon, path }) => (
              <li key={path}>
                <Link to={path} className={leaf} activeProps={active} onClick={onChoose}>
                  <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
                  {t(`nav.${title}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
