import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { toUserError } from '@/lib/errors/to-user-error.ts'

/**
 * The account's view, loaded when it is first opened: only who is connected sees it, and it is a quarter of all code for
 * wallets. Where it does not come, the rest of the page goes on and it can be asked for again.
 */
export function LazyAccountView() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['view', 'account'],
    queryFn: () => import('./account-view.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (data) return <data.AccountView />
  if (!error || isFetching) return <p className="text-quiet">{t('common.loading')}</p>
  return (
    <ErrorNote error={toUserError(error)}>
      <button type="button" className="btn btn-sm" onClick={() => refetch()}>
        {t('common.tryAgain')}
      </button>
    </ErrorNote>
  )
}
