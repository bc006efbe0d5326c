import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <div className="panel mx-auto mt-10 max-w-md text-center">
      <Compass aria-hidden className="mx-auto size-8 text-primary" strokeWidth={1.5} />
      <h1 className="mt-3 font-semibold text-20">{t('pages.notFound')}</h1>
      <p className="mt-1 text-quiet">{t('pages.notFoundLead')}</p>
      <Link to="/home" className="btn btn-primary mt-5">
        {t('pages.goHome')}
      </Link>
    </div>
  )
}
