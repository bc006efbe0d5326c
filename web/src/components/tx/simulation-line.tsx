import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toUserError } from '../../lib/errors/to-user-error'
import { ErrorDetails } from '../errors/error-details'
import { AsOf } from '../network-status/as-of'
import type { usePreview } from './use-preview'

type SimulationLineProps = { preview: ReturnType<typeof usePreview>; waiting?: string }

/** What the chain answered, as a sentence. */
export function SimulationLine({ preview, waiting }: SimulationLineProps) {
  const { t } = useTranslation()
  if (waiting) return <p className="text-13 text-quiet">{waiting}</p>
  if (preview.error) {
    const { code, values, details } = toUserError(preview.error)
    return (
      <div className="flex gap-2 text-13 text-error">
        <CircleX aria-hidden className="mt-px size-4 shrink-0" />
        <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
          <p>{t('tx.simulationFailed', { reason: t(`errors.${code}`, values) })}</p>
          <p className="text-quiet">{t(`errorAdvice.${code}`, values)}</p>
          <ErrorDetails text={details} />
        </div>
      </div>
    )
  }
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
