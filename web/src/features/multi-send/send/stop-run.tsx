import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { isOpen } from '../core/is-open.ts'
import { formatCount } from '../shared/format-count.ts'
import type { UseRunReturnType } from './use-run.ts'

type StopRunProps = { driver: Pick<UseRunReturnType, 'run' | 'start'> }

/** Ends a run: says first what is given up at once and what stays open. */
export function StopRun({ driver }: StopRunProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { plan, records } = driver.run
  const untouched = records.filter(({ state, isHandedOver }) => state === 'queued' && !isHandedOver).length
  const frozen = records.filter((record) => isOpen(record) && record.isHandedOver && !record.isReleased).length
  const isPlain = plan.route.startsWith('plain')
  const close = () => setAsking(false)

  return (
    <>
      <button type="button" className="btn btn-sm" onClick={() => setAsking(true)}>
        <CircleStop aria-hidden className="size-4" />
        {t('multiSend.stop.action')}
      </button>
      <Dialog open={isAsking} title={t('multiSend.stop.title')} onClose={close}>
        <div className="flex flex-col gap-3 text-14">
          {untouched > 0 && <p>{t('multiSend.stop.untouched', { formatted: formatCount(untouched) })}</p>}
          {frozen > 0 && (
            <p className="text-warning">
              {isPlain ? t('multiSend.stop.plain') : t('multiSend.stop.frozen', { formatted: formatCount(frozen) })}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className="btn btn-ghost" onClick={close}>
              {t('multiSend.stop.keep')}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                close()
                driver.start({ stop: true })
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
