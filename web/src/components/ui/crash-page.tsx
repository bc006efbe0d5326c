import type { ErrorComponentProps } from '@tanstack/react-router'
import { OctagonAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maskSecrets } from '../../lib/errors/mask-secrets'
import { ErrorDetails } from '../errors/error-details'

/** Stands where a page failed to render. */
export function CrashPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="panel mx-auto mt-10 max-w-md text-center">
      <OctagonAlert aria-hidden className="mx-auto size-8 text-error" strokeWidth={1.5} />
      <h1 className="mt-3 font-semibold text-20">{t('pages.crashed')}</h1>
      <p className="mt-1 text-quiet">{t('pages.crashedLead')}</p>
      <button type="button" className="btn btn-primary mt-5" onClick={() => location.reload()}>
        {t('common.reload')}
      </button>
      <div className="mt-4 text-start">
        <ErrorDetails text={detailsOfCrash(error)} />
      </div>
    </div>
  )
}

/** Not by `toUserError`: what it imports may be what failed. */
function detailsOfCrash(error: unknown): string {
  return maskSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
