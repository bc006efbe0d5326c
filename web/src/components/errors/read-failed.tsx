// Shows a read of the chain that failed, with the way to retry it, and says how often pages retry by themselves.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from './error-note.tsx'

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

/** How often a network that did not answer is asked again, where nothing else does: a page recovers by itself. ms */
export const outageInterval = 15_000
