import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { AsOf } from '@/components/network-status/as-of.tsx'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { readWriteOutcome } from '@/lib/transactions/read-write-outcome.ts'
import type { usePreview } from './use-preview.ts'

type SimulationLineProps = { preview: ReturnType<typeof usePreview>; waiting?: string }

/** What the chain answered, as a sentence. */
export function SimulationLine({ preview, waiting }: SimulationLineProps) {
  const { t } = useTranslation()
  if (waiting) return <p className="text-13 text-quiet">{waiting}</p>
  if (preview.error) return <Failure error={preview.error} isAsking={preview.isFetching} onAgain={preview.refetch} />
  const Icon = preview.data ? CircleCheck : LoaderCircle
  return (
    <p className={`flex gap-2 text-13 ${preview.data ? 'text-success' : 'text-quiet'}`}>
      <Icon aria-hidden className={`mt-px size-4 shrink-0 ${preview.data ? '' : 'motion-safe:animate-spin'}`} />
      <span>
        {preview.data ? t('tx.simulationOk') : t('tx.simulationRunning')}{' '}
        {preview.data && <AsOf at={preview.dataUpdatedAt} isFailed={false} />}
      </span>
    </p>
  )
}

type FailureProps = { error: unknown; isAsking: boolean; onAgain: () => void }

/** The chain's refusal, or that nobody answered. Both may pass: coin arrives, a node comes back. */
function Failure({ error, isAsking, onAgain }: FailureProps) {
  const { t } = useTranslation()
  const { code, values, details } = toUserError(error)
  const reason = t(`errors.${code}`, values)
  const isAnswer = readWriteOutcome(code) === 'refused'
  return (
    <div className="flex gap-2 text-13 text-error">
      <CircleX aria-hidden className="mt-px size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 wrap-anywhere">
        <p>{isAnswer ? t('tx.simulationFailed', { reason }) : reason}</p>
        <p className="text-quiet">{t(`errorAdvice.${code}`, values)}</p>
        <ErrorDetails text={details} />
        <button
          type="button"
          className="btn btn-outline btn-sm text-base-content"
          disabled={isAsking}
          onClick={onAgain}
        >
          {t('tx.again')}
        </button>
      </div>
    </div>
  )
}
