import { Link } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const reasons = ['kind', 'field', 'twice', 'text'] as const
export type BadRequestReason = (typeof reasons)[number]

type BadRequestPageProps = {
  /** Anything else, as somebody may type it, is the plain page. */
  reason?: BadRequestReason
  /** The part of the link that is meant. */
  field?: string
}

/** 400: a link that does not say clearly what it wants. Nothing of it was used. */
export function BadRequestPage({ reason, field = '?' }: BadRequestPageProps) {
  const { t } = useTranslation()
  const known = reason !== undefined && reasons.includes(reason) ? reason : 'any'
  return (
    <div className="panel mx-auto mt-10 max-w-md text-center">
      <Unlink aria-hidden className="mx-auto size-8 text-primary" strokeWidth={1.5} />
      <p className="mt-3 text-13 text-quiet">400</p>
      <h1 className="font-semibold text-20">{t('pages.badLink')}</h1>
      <p className="wrap-anywhere mt-1 text-quiet">{t(`pages.badLinkReasons.${known}`, { field })}</p>
      <p className="mt-1 text-quiet">{t('pages.badLinkAdvice')}</p>
      <Link to="/create-token" search={{}} className="btn btn-primary mt-5">
        {t('pages.badLinkForm')}
      </Link>
    </div>
  )
}
