import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { CranePicture } from '@/features/special-pages/shared/page-pictures.tsx'

/** Shows that the page is under maintenance. */
export function MaintenancePage() {
  const { t } = useTranslation()
  return (
    <BarePage>
      <div className="flex w-full max-w-lg flex-col items-center text-center">
        <CranePicture />
        <PageTitle className="mt-4 text-balance text-26 tracking-tight">{t('pages.maintenance.title')}</PageTitle>
        <p className="mt-2 text-balance text-15 text-quiet">{t('pages.maintenance.lead')}</p>
        <Link to="/home" reloadDocument className="btn btn-primary mt-6">
          {t('common.tryAgain')}
        </Link>
      </div>
    </BarePage>
  )
}
