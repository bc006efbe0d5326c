// Shows a failed read of the chain with a retry button, and defines how often pages retry by themselves.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from './error-note.tsx'

type ReadFailedProps = {
  error: Error
  /** What failed, as a sentence. */
  lead?: string
  isFetching: boolean
  onRetry: () => void
}

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

/** Interval at which a page retries an unresponsive network if nothing else does, so that it recovers by itself, ms. */
export const outageInterval = 15_000
