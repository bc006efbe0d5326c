import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { toUserError } from '@/lib/errors/to-user-error.ts'

/** The code, drawn by what is loaded with the first one. Where that does not come, the link can still be copied. */
export function LazyQrCode({ value, title }: { value: string; title: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['view', 'qr-code'],
    queryFn: () => import('./qr-code.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (data)
    return (
      <div className="size-full bg-white p-3">
        <data.QrCode value={value} title={title} />
      </div>
    )
  if (!error || isFetching) return <p className="text-quiet">{t('common.loading')}</p>
  return (
    <div className="p-3">
      <ErrorNote error={toUserError(error)}>
        <button type="button" className="btn btn-sm" onClick={() => refetch()}>
          {t('common.tryAgain')}
        </button>
      </ErrorNote>
    </div>
  )
}
