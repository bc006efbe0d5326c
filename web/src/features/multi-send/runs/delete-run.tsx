import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { removeRun } from '@/features/multi-send/run/remove-run.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import type { RunSummary } from '@/features/multi-send/run/types.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'

type DeleteRunProps = { summary: Pick<RunSummary, 'id' | 'isFinished' | 'doubt'>; when: string; onDeleted: () => void }

/** Deletes a run after asking; of an unfinished one it says what that means. */
export function DeleteRun({ summary, when, onDeleted }: DeleteRunProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>()
  const remove = () => removeRun(runStore, summary.id).then(onDeleted, setError)

  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-sm"
        aria-label={t('multiSend.pastRuns.deleteLabel', { when })}
        onClick={() => {
          setError(undefined)
          setAsking(true)
        }}
      >
        {t('multiSend.pastRuns.delete')}
      </button>
      <Dialog open={isAsking} title={t('multiSend.pastRuns.deleteTitle')} onClose={() => setAsking(false)}>
        <div className="flex flex-col gap-3 text-14">
          <p>{t('multiSend.pastRuns.deleteText')}</p>
          {!summary.isFinished && <p className="text-warning">{t('multiSend.pastRuns.deleteWarning')}</p>}
          {summary.isFinished && summary.doubt === 'open' && (
            <p className="text-warning">{t('multiSend.pastRuns.deleteDoubt')}</p>
          )}
          {error !== undefined && <ErrorNote error={toUserError(error)} />}
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className="btn btn-ghost" onClick={() => setAsking(false)}>
              {t('multiSend.pastRuns.keep')}
            </button>
            <button type="button" className="btn btn-error" onClick={remove}>
              {t(summary.isFinished ? 'multiSend.pastRuns.delete' : 'multiSend.pastRuns.deleteAnyway')}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
