// Offers the decisions about a resting run: check again, stop it, give batches up on chain.

import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { isInDoubt } from '@saleyard/send/run/doubt.ts'
import { mayPayAgain } from '@saleyard/send/run/reconcile-proposal.ts'
import type { RunPhase } from '@saleyard/send/run/types.ts'
import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { GiveUpPanel } from './give-up-panel.tsx'
import { canEnd, isFrozen } from './run-facts.ts'
import type { UseRunReturnType } from './use-run.ts'

type RunDecisionsProps = { driver: UseRunReturnType; isFinished: boolean }

/** While owners of a Safe sign, batches may be given up as well. */
const restingPhases: RunPhase[] = [
  'awaitingOwners',
  'paused',
  'pausedAfterRejection',
  'pausedAfterFailure',
  'needsDecision',
]

export function RunDecisions({ driver, isFinished }: RunDecisionsProps) {
  const { t } = useTranslation()
  const { run, progress, error } = driver
  const { records } = run
  const isPlain = run.plan.route.startsWith('plain')
  const isResting = !progress || restingPhases.includes(progress.phase)
  const check = () => driver.start({ checkOnly: true })
  if (isFinished) {
    // A batch that is given up cannot be given up again.
    const doubtful = records.filter((record) => isInDoubt(record) && record.doubt?.why !== 'signerUnknown')
    return doubtful.length > 0 && <GiveUpPanel className="mx-5 mb-4" run={run} frozen={doubtful} onMined={check} />
  }
  if (!isResting) return null
  const frozen = records.filter(isFrozen)
  const isLocked = progress?.phase === 'needsDecision' && records.some(isInDoubt)

  return (
    <div className="flex flex-col gap-4 px-5 pb-4">
      <SmallerBatches driver={driver} />
      <div className="flex flex-wrap gap-2">
        {(frozen.length > 0 || isLocked || error !== undefined) && (
          <button type="button" className="btn btn-sm" onClick={check}>
            {t('multiSend.send.lookAgain')}
          </button>
        )}
        {records.some((record) => canEnd(record, isPlain)) && <StopRun driver={driver} />}
      </div>
      {progress && <GiveUpPanel run={run} frozen={[...frozen, ...records.filter(mayPayAgain)]} onMined={check} />}
    </div>
  )
}

/** Batches of fewer bytes hold hardly a recipient. */
const leastBytes = 1_000

/**
 * Offers smaller batches after a wallet has refused one for its length. The click ends what no wallet has received; the
 * batch itself is given up on chain below, and the report then lists who is unpaid. Nothing that may be paid is planned.
 */
function SmallerBatches({ driver: { run, progress, start } }: Pick<RunDecisionsProps, 'driver'>) {
  const { t } = useTranslation()
  const batch = run.plan.batches[(progress?.current ?? 0) - 1]
  const isTooLong = progress?.error !== undefined && tooLong.includes(toUserError(progress.error).code)
  if (!isTooLong || !batch || batch.count === 1) return null
  const walletBytes = Math.max(leastBytes, Math.floor(batch.bytes / 2))
  const shrink = () => {
    appStore.setState({ walletBytes })
    start({ stop: true })
  }
  return (
    <div className="flex flex-col items-start gap-2 text-14">
      <p>
        {t(run.plan.isSafe ? 'safe.pay.shrinkHelp' : 'multiSend.signing.shrinkHelp', {
          limit: formatCount(walletBytes),
        })}
      </p>
      <button type="button" className="btn btn-sm" onClick={shrink}>
        {t('multiSend.signing.shrink')}
      </button>
    </div>
  )
}

const tooLong: ErrorCode[] = ['dataTooLarge', 'deviceRefusedData']

type StopRunProps = { driver: Pick<UseRunReturnType, 'run' | 'start'> }

/** Ends a run, after explaining what is given up at once and what stays open. */
function StopRun({ driver }: StopRunProps) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const { plan, records } = driver.run
  const [hasSeenCancelled, setSeenCancelled] = useState(false)
  const untouched = records.filter(({ state, isHandedOver }) => state === 'queued' && !isHandedOver).length
  const declined = records.filter(({ state, doubt }) => state === 'queued' && doubt).length
  const frozen = records.filter(isFrozen).length
  const isPlain = plan.route.startsWith('plain')
  const frozenText = plan.isSafe ? 'safe.pay.stopFrozen' : 'multiSend.stop.frozen'
  const isUncertain = isPlain && frozen > 0
  const close = () => {
    setConfirming(false)
    setSeenCancelled(false)
  }

  return (
    <>
      <button type="button" className="btn btn-sm" onClick={() => setConfirming(true)}>
        <CircleStop aria-hidden className="size-4" />
        {t('multiSend.stop.action')}
      </button>
      <Dialog open={isConfirming} title={t('multiSend.stop.title')} onClose={close}>
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
              {t(isPlain ? 'multiSend.stop.plain' : frozenText, { formatted: formatCount(frozen) })}
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
