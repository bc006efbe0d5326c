import { Pause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '../../../components/errors/error-details.tsx'
import { toUserError } from '../../../lib/errors/to-user-error.ts'
import type { Asset } from '../shared/asset.ts'
import type { WalletStatus } from '../shared/find-wallet-status.ts'
import { BatchTable } from './batch-table.tsx'
import { countPaid } from './count-paid.ts'
import { describePhase, explain } from './describe-phase.ts'
import { PaidFigure } from './paid-figure.tsx'
import { RunDecisions } from './run-decisions.tsx'
import { RunSummaryPanel } from './run-summary-panel.tsx'
import { SendAction } from './send-action.tsx'
import { UnseenActs } from './unseen-acts.tsx'
import type { UseRunReturnType } from './use-run.ts'
import { type Stall, useStall } from './use-stall.ts'

export type SendStepProps = {
  driver: UseRunReturnType
  asset: Pick<Asset, 'chain' | 'origin'>
  wallet: WalletStatus
  /** A sentence about wallet or network, when something is in the way. */
  walletNote: string | undefined
  isFinished: boolean
  onConnect: () => void
  onSwitchChain: () => void
  /** For tokens: back to the permission, which a wallet may have changed. */
  onCheckApproval: (() => void) | undefined
}

/** Step 4: batch by batch, each with its state; it can be paused, left and taken up again. */
export function SendStep(props: SendStepProps) {
  const { t } = useTranslation()
  const { driver, asset, isFinished } = props
  const { run, progress, isPausing } = driver
  const { plan, records, summary } = run
  const canPause = progress?.phase === 'sending' || progress?.phase === 'offline'
  const stall = useStall(progress)

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)]">
      <section
        aria-label={t('multiSend.send.heading')}
        className="min-w-0 overflow-hidden rounded-box border border-line bg-panel"
      >
        <PaidFigure paid={countPaid(plan.batches, records)} total={plan.recipientCount}>
          {canPause && (
            <button type="button" className="btn btn-sm" disabled={isPausing} onClick={driver.pause}>
              <Pause aria-hidden className="size-4" />
              {t('multiSend.send.pause')}
            </button>
          )}
        </PaidFigure>
        <PhaseSentence driver={driver} stall={stall} />
        {stall?.kind === 'hashUnseen' && <UnseenActs driver={driver} />}
        {progress?.phase === 'pausedAfterFailure' && props.onCheckApproval && (
          <button type="button" className="btn btn-sm mx-5 mb-4" onClick={props.onCheckApproval}>
            {t('multiSend.send.checkApproval')}
          </button>
        )}
        {progress?.phase === 'pausedAfterFailure' && plan.permit2 && (
          <p className="mx-5 mb-4 text-14">{t('multiSend.approve.permit2Spent')}</p>
        )}
        <RunDecisions driver={driver} isFinished={isFinished} />
        <BatchTable plan={plan} records={records} />
        {!summary.isPersistent && !isFinished && (
          <p className="border-line border-t px-5 py-3 text-13 text-quiet">{t('multiSend.send.notPersistent')}</p>
        )}
      </section>
      <RunSummaryPanel run={run} asset={asset} action={isFinished ? null : <SendAction {...props} />} />
    </div>
  )
}

const tones = { quiet: 'pb-4', warning: 'pb-4 text-warning', error: 'pb-4 text-error' } as const

/** Where the run stands; read aloud when it changes. */
function PhaseSentence({
  driver: { run, progress, error },
  stall,
}: Pick<SendStepProps, 'driver'> & { stall: Stall | undefined }) {
  const { t } = useTranslation()
  const describe = () => {
    if (error) return { tone: 'error', text: t('multiSend.phases.interrupted', { reason: explain(error, t) }) } as const
    return progress && describePhase(progress, run.plan.route.startsWith('plain'), t, stall)
  }
  const note = describe()
  const failure = error ?? progress?.error

  return (
    <div className={`px-5 text-14 ${note ? tones[note.tone] : ''}`}>
      <p role="status" className="wrap-anywhere">
        {note?.text}
      </p>
      {note?.tone === 'error' && failure !== undefined && <ErrorDetails text={toUserError(failure).details} />}
    </div>
  )
}
