import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { PageAlert } from './page-alert.tsx'

/** Stands above the page where what knows of wallets could not be loaded. */
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
