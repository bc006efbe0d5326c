import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { RunSummary } from '@saleyard/send/run/types.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { saveFile } from '@/lib/browser/save-file.ts'

type ExportRunProps = { summary: Pick<RunSummary, 'id' | 'recipients'>; when: string }

/** Exports a run as a file, after explaining what that means for its batches. */
export function ExportRun({ summary, when }: ExportRunProps) {
  const { t } = useTranslation()
  const service = useListService()
  const [isConfirming, setConfirming] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isWriting, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    try {
      saveFile(`saleyard-run-${summary.id.slice(0, 10)}.json`, await service.exportRun(summary.id))
      setConfirming(false)
    } catch (reason) {
      setError(reason)
    } finally {
      setWriting(false)
    }
  }
  // A plain transfer has no mark that prevents two devices from paying it.
  if (summary.recipients === 1) return null

  return (
    <>
      <button
        type="button"
        className="btn btn-sm"
        aria-label={t('multiSend.transfer.exportLabel', { when })}
        onClick={() => {
          setError(undefined)
          setConfirming(true)
        }}
      >
        {t('multiSend.transfer.export')}
      </button>
      <Dialog open={isConfirming} title={t('multiSend.transfer.exportTitle')} onClose={() => setConfirming(false)}>
        <div className="flex flex-col gap-3 text-14">
          <p>{t('multiSend.transfer.exportText')}</p>
          {error !== undefined && <ErrorNote error={toUserError(error)} />}
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className="btn btn-ghost" onClick={() => setConfirming(false)}>
              {t('common.cancel')}
            </button>
            <button type="button" className="btn btn-primary" disabled={isWriting} onClick={write}>
              {t('multiSend.transfer.export')}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
