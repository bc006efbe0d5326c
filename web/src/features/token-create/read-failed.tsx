import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { toUserError } from '@/lib/errors/to-user-error.ts'

type ReadFailedProps = {
  error: Error
  /** What was read, as a sentence. */
  lead?: string
  isFetching: boolean
  onRetry: () => void
}

/** A question to the chain that failed, and the way to ask it again. */
export function ReadFailed({ error, lead, isFetching, onRetry }: ReadFailedProps) {
  const { t } = useTranslation()
  return (
    <ErrorNote error={toUserError(error)} lead={lead}>
      <button type="button" className="btn" disabled={isFetching} onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </ErrorNote>
  )
}
