import { useTranslation } from 'react-i18next'
import { isOpen } from '../core/is-open.ts'
import type { BatchRecord } from '../core/record-types.ts'
import type { RunPhase } from '../run/types.ts'
import { GiveUpPanel } from './give-up-panel.tsx'
import { StopRun } from './stop-run.tsx'
import type { UseRunReturnType } from './use-run.ts'

type RunDecisionsProps = { driver: UseRunReturnType; isFinished: boolean }

const restingPhases: RunPhase[] = ['paused', 'pausedAfterRejection', 'pausedAfterFailure', 'needsDecision']

/** Whatever else there is to do with a run that rests: look again, stop it, give a batch up on chain. */
export function RunDecisions({ driver, isFinished }: RunDecisionsProps) {
  const { t } = useTranslation()
  const { run, progress, error } = driver
  const isResting = !progress || restingPhases.includes(progress.phase)
  if (isFinished || !isResting) return null
  const frozen = run.records.filter((record) => record.isHandedOver && isOpen(record))
  const look = () => driver.start({ looksOnly: true })

  return (
    <div className="flex flex-col gap-4 px-5 pb-4">
      <div className="flex flex-wrap gap-2">
        {(frozen.length > 0 || error !== undefined) && (
          <button type="button" className="btn btn-sm" onClick={look}>
            {t('multiSend.send.lookAgain')}
          </button>
        )}
        {canStop(run.records) && <StopRun driver={driver} />}
      </div>
      {progress && <GiveUpPanel run={run} frozen={frozen} onMined={look} />}
    </div>
  )
}

/** While there is something that can still be given up here. */
function canStop(records: BatchRecord[]): boolean {
  return records.some(({ state, isHandedOver, isReleased }) => (state === 'queued' && !isHandedOver) || isReleased)
}
