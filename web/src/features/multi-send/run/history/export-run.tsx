import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { RunSummary } from '@saleyard/send/run/types.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { saveFile } from '@/lib/browser/save-file.ts'

type ExportRunProps = {
  summary: Pick<RunSummary, 'id' | 'recipients'>
  /** When the run began; undefined on its own page. */
  when?: string
  /** The run, where this page drives it: it rests before the file is written, and shows its records afterwards. */
  driver?: { isSending: boolean; rest: () => Promise<void>; reload: () => Promise<void> }
}

/** Exports a run as a file, after explaining what that means for its batches. */
export function ExportRun({ summary, when, driver }: ExportRunProps) {
  const { t } = useTranslation()
  const service = useListService()
  const [isConfirming, setConfirming] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isWriting, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    setError(undefined)
    try {
      await driver?.rest()
      saveFile(`saleyard-run-${summary.id.slice(0, 10)}.json`, await service.exportRun(summary.id))
      setConfirming(false)
      await driver?.reload()
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
        aria-label={when && t('multiSend.transfer.exportLabel', { when })}
        onClick={() => {
          setError(undefined)
          setConfirming(true)
        }}
      >
        {t(when ? 'multiSend.transfer.export' : 'multiSend.transfer.exportRun')}
      </button>
      <Dialog open={isConfirming} title={t('multiSend.transfer.exportTitle')} onClose={() => setConfirming(false)}>
        <div className="flex flex-col gap-3 text-14">
          <p>{t('multiSend.transfer.exportText')}</p>
          {driver?.isSending && <p>{t(isWriting ? 'multiSend.send.pausing' : 'multiSend.transfer.pausesFirst')}</p>}
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
