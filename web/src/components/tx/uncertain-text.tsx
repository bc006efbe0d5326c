import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { readWriteOutcome } from '@/lib/transactions/read-write-outcome.ts'
import type { TransactionProgress } from '@/lib/transactions/transaction-progress.ts'

/** Why nobody knows whether it was sent, and what the chain says of it. What to do stands with the acts. */
export function UncertainText({ progress, network }: { progress: TransactionProgress; network: string }) {
  const { t } = useTranslation()
  const { error, finding, isLooking } = progress
  const isTaken = error && readWriteOutcome(error.code) === 'taken'
  return (
    <div className="mt-1 flex flex-col gap-1 text-13 wrap-anywhere">
      {error && <p>{t(`errors.${error.code}`, error.values)}</p>}
      {isTaken && <p>{t(`errorAdvice.${error.code}`, error.values)}</p>}
      {isLooking && <p className="text-quiet">{t('tx.uncertain.looking', { network })}</p>}
      {finding && <p>{t(`tx.uncertain.${finding}`, { network })}</p>}
      {error && <ErrorDetails text={error.details} />}
    </div>
  )
}
