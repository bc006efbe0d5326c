import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type NavItem, navItems } from '@/components/menu/nav-items.ts'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { useOwnActivity } from '@/features/home/welcome/use-own-activity.ts'
import { Welcome } from '@/features/home/welcome/welcome.tsx'
import { NetworksPanel } from './networks-panel.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { TileArt } from './tile-art.tsx'

/**
 * Shows the home page. Until something was done from this device it says what Saleyard is; afterwards it has the tools, what
 * was sent, and the state of the networks. While that is not known, the first is there and not seen: so nothing moves.
 */
export function HomePage() {
  const { t } = useTranslation()
  const isActive = useOwnActivity()
  if (isActive)
    return (
      <>
        <PageHeader title={t('home.title')} lead={t('home.lead')} isHome />
        <Tools />
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RecentActivity />
          <NetworksPanel />
        </div>
      </>
    )
  return (
    <div className={`flex flex-col gap-5 ${isActive === undefined ? 'invisible' : ''}`}>
      <Welcome />
      <Tools />
      <NetworksPanel />
    </div>
  )
}

/** The tools with their purposes. */
function Tools() {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('home.tools')} className="grid gap-5 md:grid-cols-3">
      {navItems
        .flatMap(({ items }) => items)
        .map((item) => (
          <li key={item.path} className="flex">
            <ToolTile {...item} />
          </li>
        ))}
    </ul>
  )
}

/** A tool with its purpose; the whole tile is a link. */
function ToolTile({ title, icon: Icon, path }: NavItem) {
  const { t } = useTranslation()
  return (
    <Link
      to={path}
      className="group panel flex w-full flex-col overflow-hidden p-0! transition-colors hover:border-primary"
    >
      <span aria-hidden className="relative block h-24 overflow-hidden border-line border-b bg-ground text-brand">
        <TileArt tool={title} />
      </span>
      <span className="flex flex-1 flex-col p-5">
        <span className="flex items-center gap-2.5 font-semibold text-15">
          <Icon aria-hidden className="size-4.5 text-brand" strokeWidth={1.75} />
          {t(`nav.${title}`)}
          <ArrowRight
            aria-hidden
            className="ms-auto size-4 text-quiet group-hover:text-brand rtl:-scale-x-100"
            strokeWidth={1.75}
          />
        </span>
        <span className="mt-1.5 text-13 text-quiet">{t(`home.${title}`)}</span>
      </span>
    </Link>
  )
}
