import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'

type PaidFigureProps = { paid: number; total: number; children?: ReactNode }

/** How many of the recipients are paid: the figure that matters most during a run. */
export function PaidFigure({ paid, total, children }: PaidFigureProps) {
  const { t } = useTranslation()
  const text = t('multiSend.send.progressText', { count: total, paid: formatCount(paid), total: formatCount(total) })

  return (
    <div className="p-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="text-13 text-quiet">{t('multiSend.send.paid')}</p>
          <p className="font-medium font-mono text-26">
            <span dir="ltr" className="whitespace-nowrap">
              {formatCount(paid)}
            </span>{' '}
            <span className="whitespace-nowrap text-quiet">
              {t('multiSend.send.of', { total: formatCount(total) })}
            </span>
          </p>
        </div>
        {children}
      </div>
      <progress
        className="progress progress-primary mt-3 block w-full"
        aria-label={t('multiSend.send.progressLabel')}
        aria-valuetext={text}
        value={paid}
        max={total}
      />
      <p className="sr-only" role="status">
        {text}
      </p>
    </div>
  )
}
