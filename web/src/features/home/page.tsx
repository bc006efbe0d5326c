import { useTranslation } from 'react-i18next'
import { navItems } from '@/components/layout/nav-items.ts'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { NetworksPanel } from '@/features/home/networks/networks-panel.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { ToolTile } from './tool-tile.tsx'

/** Where the logo leads: the tools, what was sent from this device, and how the networks are. */
export function HomePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('home.title')} lead={t('home.lead')} isHome />
      <ul className="mb-5 grid gap-5 md:grid-cols-3">
        {navItems
          .flatMap(({ items }) => items)
          .map((item) => (
            <li key={item.path} className="flex">
              <ToolTile {...item} />
            </li>
          ))}
      </ul>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentActivity />
        <NetworksPanel />
      </div>
    </>
  )
}
