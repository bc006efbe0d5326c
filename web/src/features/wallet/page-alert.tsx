// Shows alerts across the page, among them the one for a wallet layer that failed to load.
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'

/** A line across the page about a problem of the whole page, with one action. */
export function PageAlert({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-warning/10 px-4 py-3 text-14 sm:px-8"
    >
      <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  )
}

/** Shown above the page if the wallet layer failed to load. */
export function LayerProblem({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <PageAlert
      action={
        <button type="button" className="btn btn-primary btn-sm" onClick={() => location.reload()}>
          {t('common.reload')}
        </button>
      }
    >
      <p>{t('wallet.notLoaded')}</p>
      <ErrorDetails text={String(error)} />
    </PageAlert>
  )
}
