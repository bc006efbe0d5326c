import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { isFrozen } from './can-end.ts'
import type { UseRunReturnType } from './use-run.ts'

type StopRunProps = { driver: Pick<UseRunReturnType, 'run' | 'start'> }

/** Ends a run: says first what is given up at once and what stays open. */
export function StopRun({ driver }: StopRunProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { plan, records } = driver.run
  const [hasSeenCancelled, setSeenCancelled] = useState(false)
  const untouched = records.filter(({ state, isHandedOver }) => state === 'queued' && !isHandedOver).length
  const declined = records.filter(({ state, doubt }) => state === 'queued' && doubt).length
  const frozen = records.filter(isFrozen).length
  const isPlain = plan.route.startsWith('plain')
  const isUncertain = isPlain && frozen > 0
  const close = () => {
    setAsking(false)
    setSeenCancelled(false)
  }

  return (
    <>
      <button type="button" className="btn btn-sm" onClick={() => setAsking(true)}>
        <CircleStop aria-hidden className="size-4" />
        {t('multiSend.stop.action')}
      </button>
      <Dialog open={isAsking} title={t('multiSend.stop.title')} onClose={close}>
        <div className="flex flex-col gap-3 text-14">
          {untouched > 0 && <p>{t('multiSend.stop.untouched', { formatted: formatCount(untouched) })}</p>}
          {declined > 0 && (
            <p>
              {t(isPlain ? 'multiSend.stop.declinedPlain' : 'multiSend.stop.declined', {
                formatted: formatCount(declined),
              })}
            </p>
          )}
          {frozen > 0 && (
            <p className="text-warning">
              {isPlain ? t('multiSend.stop.plain') : t('multiSend.stop.frozen', { formatted: formatCount(frozen) })}
            </p>
          )}
          {isUncertain && (
            <CheckLine checked={hasSeenCancelled} onChange={setSeenCancelled}>
              {t('multiSend.send.seenCancelled')}
            </CheckLine>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className="btn btn-ghost" onClick={close}>
              {t('multiSend.stop.keep')}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              disabled={isUncertain && !hasSeenCancelled}
              onClick={() => {
                close()
                driver.start({ stop: true, ...(isUncertain && { hasSeenCancelled }) })
              }}
            >
              {t('multiSend.stop.confirm')}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
