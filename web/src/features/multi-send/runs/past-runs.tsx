import { useTranslation } from 'react-i18next'
import { ImportRun } from '@/features/multi-send/runs/transfer/import-run.tsx'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { PastRun } from './past-run.tsx'
import { useRuns } from './use-runs.ts'

type PastRunsProps = { onOpen: (runId: string) => void }

/** Every run on this device, newest first: to look at, to keep, to delete. */
export function PastRuns({ onOpen }: PastRunsProps) {
  const { t } = useTranslation()
  const { runs, damaged, isRead, error, reload } = useRuns()

  return (
    <section aria-label={t('multiSend.pastRuns.heading')} className="panel flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-medium text-17">{t('multiSend.pastRuns.heading')}</h2>
        <ImportRun onStored={onOpen} />
      </div>
      {Boolean(error) && (
        <p className="text-13 text-warning">
          {t('multiSend.pastRuns.unreadable')} {describeError(toUserError(error), t)}
        </p>
      )}
      {damaged > 0 && (
        <p className="text-13 text-warning">{t('multiSend.pastRuns.damaged', { formatted: formatCount(damaged) })}</p>
      )}
      {isRead && runs.length + damaged === 0 && <p className="text-13 text-quiet">{t('multiSend.pastRuns.none')}</p>}
      {runs.length > 0 && (
        <ul className="flex flex-col">
          {runs.map((summary) => (
            <PastRun key={summary.id} summary={summary} onOpen={onOpen} onDeleted={reload} />
          ))}
        </ul>
      )}
    </section>
  )
}
