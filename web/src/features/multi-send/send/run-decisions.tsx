import { useTranslation } from 'react-i18next'
import { isInDoubt } from '@/features/multi-send/core/reconcile/watch-doubt.ts'
import type { RunPhase } from '@/features/multi-send/run/types.ts'
import { canEnd, isFrozen } from './can-end.ts'
import { GiveUpPanel } from './give-up-panel.tsx'
import { StopRun } from './stop-run.tsx'
import type { UseRunReturnType } from './use-run.ts'

type RunDecisionsProps = { driver: UseRunReturnType; isFinished: boolean }

const restingPhases: RunPhase[] = ['paused', 'pausedAfterRejection', 'pausedAfterFailure', 'needsDecision']

/** Whatever else there is to do with a run that rests: look again, stop it, give a batch up on chain. */
export function RunDecisions({ driver, isFinished }: RunDecisionsProps) {
  const { t } = useTranslation()
  const { run, progress, error } = driver
  const { records } = run
  const isPlain = run.plan.route.startsWith('plain')
  const isResting = !progress || restingPhases.includes(progress.phase)
  const look = () => driver.start({ looksOnly: true })
  if (isFinished) {
    // What was given up cannot be given up once more.
    const doubtful = records.filter((record) => isInDoubt(record) && record.doubt?.why !== 'signerUnknown')
    return doubtful.length > 0 && <GiveUpPanel className="mx-5 mb-4" run={run} frozen={doubtful} onMined={look} />
  }
  if (!isResting) return null
  const frozen = records.filter(isFrozen)
  const isLocked = progress?.phase === 'needsDecision' && records.some(isInDoubt)

  return (
    <div className="flex flex-col gap-4 px-5 pb-4">
      <div className="flex flex-wrap gap-2">
        {(frozen.length > 0 || isLocked || error !== undefined) && (
          <button type="button" className="btn btn-sm" onClick={look}>
            {t('multiSend.send.lookAgain')}
          </button>
        )}
        {records.some((record) => canEnd(record, isPlain)) && <StopRun driver={driver} />}
      </div>
      {progress && <GiveUpPanel run={run} frozen={frozen} onMined={look} />}
    </div>
  )
}
