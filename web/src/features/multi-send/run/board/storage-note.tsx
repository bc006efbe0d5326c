// Says whether a run is stored on this device, and offers to save one that is not.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import type { UseRunReturnType } from '@/features/multi-send/run/ui/use-run.ts'
import { saveFile } from '@/lib/browser/save-file.ts'

/** Notes that records were stored again or damaged, or offers to save a run that is not stored. */
export function StorageNote({ driver: { run, progress, error, isRestored } }: { driver: UseRunReturnType }) {
  const { t } = useTranslation()
  if (isNotStored(error ?? progress?.error)) return <SaveRun run={run} />
  const { damaged } = run
  if (!isRestored && !damaged) return null

  return (
    <div role="status" className="flex flex-col gap-2 px-5 pb-4 text-14">
      {isRestored && <p>{t('multiSend.send.restored')}</p>}
      {damaged && <p className="text-warning">{t('multiSend.send.damaged', { numbers: damaged.join(', ') })}</p>}
    </div>
  )
}

/** Saves a run that is not stored as a file: the user can import and continue it. */
function SaveRun({ run }: { run: StoredRun }) {
  const { t } = useTranslation()
  const service = useListService()
  const [failure, setFailure] = useState<unknown>()
  const save = () =>
    service
      .writeRun(run)
      .then((file) => saveFile(`saleyard-run-${run.summary.id.slice(0, 10)}.json`, file))
      .catch(setFailure)
  // Without a mark on chain, another device could pay a plain transfer again from a file.
  if (run.plan.route.startsWith('plain')) return <p className="px-5 pb-4 text-14">{t('multiSend.send.keepOpen')}</p>

  return (
    <div className="flex flex-col gap-2 px-5 pb-4">
      <button type="button" className="btn btn-primary btn-sm self-start" onClick={() => void save()}>
        {t('multiSend.send.saveRun')}
      </button>
      {failure !== undefined && <ErrorNote error={toUserError(failure)} />}
    </div>
  )
}

/** Whether the run is only in this page's memory. */
export function isNotStored(error: unknown): boolean {
  return error !== undefined && toUserError(error).code === 'runNotKept'
}
