import { useTranslation } from 'react-i18next'
import { GiveUpPanel } from './give-up-panel.tsx'
import type { UseRunReturnType } from './use-run.ts'

/**
 * What can be done with a batch whose hash no node knows: to send the same again, or to give it up on chain. Of a plain transfer,
 * which both could pay a second time, its user decides after a pause.
 */
export function UnseenActs({ driver }: { driver: Pick<UseRunReturnType, 'run' | 'progress' | 'start'> }) {
  const { t } = useTranslation()
  const { run, progress, start } = driver
  const number = progress?.current ?? 0
  if (run.plan.route.startsWith('plain')) return null

  return (
    <div className="flex flex-col gap-4 px-5 pb-4">
      <button type="button" className="btn btn-sm self-start" onClick={() => start({ resend: [number] })}>
        {t('multiSend.send.resend', { number })}
      </button>
      <GiveUpPanel run={run} frozen={run.records.filter((record) => record.number === number)} onMined={() => {}} />
    </div>
  )
}
