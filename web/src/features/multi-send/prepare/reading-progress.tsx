import { useTranslation } from 'react-i18next'
import type { ListReading } from './use-recipient-list.ts'

/** How far a long list is read, or that it could not be, with a way to try again. */
export function ReadingProgress({ status, progress, again }: Pick<ListReading, 'status' | 'progress' | 'again'>) {
  const { t } = useTranslation()
  if (status === 'failed') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3 text-error text-sm">
        {t('multiSend.list.readingFailed')}
        <button type="button" className="btn btn-sm" onClick={again}>
          {t('multiSend.prepare.again')}
        </button>
      </p>
    )
  }
  if (!progress) return null
  const { done, total } = progress
  return (
    <div className="flex items-center gap-3 border-line border-b px-4 py-2">
      <progress
        className="progress progress-primary flex-1"
        aria-label={t('multiSend.list.reading')}
        value={done}
        max={total}
      />
      <span aria-hidden className="font-mono text-13 text-quiet">
        {t('multiSend.prepare.percent', { percent: Math.floor((100 * done) / total) })}
      </span>
    </div>
  )
}
