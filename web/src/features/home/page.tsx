import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { navItems } from '../../components/layout/nav-items'
import { PageHeader } from '../../components/ui/page-header'
import { RecentActivity } from './recent-activity'

export function HomePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('home.title')} lead={t('home.lead')} />
      <ul className="mb-5 grid gap-5 md:grid-cols-3">
        {navItems
          .flatMap(({ items }) => items)
          .map(({ title, icon: Icon, path }) => (
            <li key={path} className="flex">
              <Link to={path} className="panel flex w-full flex-col hover:border-primary">
                <Icon aria-hidden className="mb-3 size-5 text-primary" strokeWidth={1.75} />
                <span className="font-semibold text-15">{t(`nav.${title}`)}</span>
                <span className="mt-1 text-13 text-quiet">{t(`home.${title}`)}</span>
              </Link>
            </li>
          ))}
      </ul>
      <RecentActivity />
    </>
  )
}
