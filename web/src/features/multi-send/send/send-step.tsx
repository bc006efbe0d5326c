import { Pause } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import type { StoredRun } from '@/features/multi-send/run/types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import type { WalletStatus } from '@/features/multi-send/shared/find-wallet-status.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { saveFile } from '@/lib/save-file.ts'
import { BatchTable } from './batch-table.tsx'
import { countPaid } from './count-paid.ts'
import { describePhase, explain } from './describe-phase.ts'
import { GiveUpPanel } from './give-up-panel.tsx'
import { PaidFigure } from './paid-figure.tsx'
import { RunDecisions } from './run-decisions.tsx'
import { RunSummaryPanel } from './run-summary-panel.tsx'
import { SendAfterQuestion } from './send-after-question.tsx'
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
  /** Absent where Review was passed on this page a moment ago. */
  question?: { onAnswered: () => void; onOpenRun: (runId: string) => void } | undefined
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
        <KeepNote driver={driver} />
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
        <BatchTable
          plan={plan}
          records={records}
          {...(progress?.phase === 'needsDecision' && { asked: progress.undecided })}
        />
        {!summary.isPersistent && !isFinished && (
          <p className="border-line border-t px-5 py-3 text-13 text-quiet">{t('multiSend.send.notPersistent')}</p>
        )}
      </section>
      <RunSummaryPanel run={run} asset={asset} action={isFinished ? null : <SendAfterQuestion {...props} />} />
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
  const failure = error ?? progress?.error
  const describe = () => {
    if (isNotKept(failure)) return { tone: 'error', text: t('multiSend.phases.notKept') } as const
    if (error) return { tone: 'error', text: t('multiSend.phases.interrupted', { reason: explain(error, t) }) } as const
    return progress && describePhase(progress, run.plan.route.startsWith('plain'), t, stall)
  }
  const note = describe()

  return (
    <div className={`px-5 text-14 ${note ? tones[note.tone] : ''}`}>
      <p role="status" className="wrap-anywhere">
        {note?.text}
      </p>
      {note?.tone === 'error' && failure !== undefined && <ErrorDetails text={toUserError(failure).details} />}
    </div>
  )
}

/** What is to be known of the records: that they were stored again or damaged, or a way to keep them. */
function KeepNote({ driver: { run, progress, error, isRestored } }: Pick<SendStepProps, 'driver'>) {
  const { t } = useTranslation()
  if (isNotKept(error ?? progress?.error)) return <SaveRun run={run} />
  const { damaged } = run
  if (!isRestored && !damaged) return null

  return (
    <div role="status" className="flex flex-col gap-2 px-5 pb-4 text-14">
      {isRestored && <p>{t('multiSend.send.restored')}</p>}
      {damaged && <p className="text-warning">{t('multiSend.send.damaged', { numbers: damaged.join(', ') })}</p>}
    </div>
  )
}

/** Gives a run out as a file that is on no disk: it can be imported and continued from there. */
function SaveRun({ run }: { run: StoredRun }) {
  const { t } = useTranslation()
  const service = useListService()
  const [failure, setFailure] = useState<unknown>()
  const save = () =>
    service
      .writeRun(run)
      .then((file) => saveFile(`saleyard-run-${run.summary.id.slice(0, 10)}.json`, file))
      .catch(setFailure)
  // Without a mark on chain a file could be paid a second time elsewhere.
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

/** Whether the run is in this page alone. */
function isNotKept(error: unknown): boolean {
  return error !== undefined && toUserError(error).code === 'runNotKept'
}

/**
 * What can be done with a batch whose hash no node knows: to send the same again, or to give it up on chain. Where no node has ever
 * shown who signed it, a press leads to the question about that first. Of a plain transfer,
 * which both could pay a second time, its user decides after a pause.
 */
function UnseenActs({ driver }: { driver: UseRunReturnType }) {
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
