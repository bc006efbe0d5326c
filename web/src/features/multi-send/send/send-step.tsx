import { Pause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { amountText } from '../shared/amount-text.ts'
import type { Asset } from '../shared/asset.ts'
import type { WalletStatus } from '../shared/find-wallet-status.ts'
import { BatchTable } from './batch-table.tsx'
import { countPaid } from './count-paid.ts'
import { describePhase, explain, type PhaseNote } from './describe-phase.ts'
import { findSendAct } from './find-send-act.ts'
import { PaidFigure } from './paid-figure.tsx'
import { RunSummaryPanel } from './run-summary-panel.tsx'
import type { UseRunReturnType } from './use-run.ts'

type SendStepProps = {
  driver: UseRunReturnType
  asset: Pick<Asset, 'chain' | 'origin'>
  wallet: WalletStatus
  /** A sentence about wallet or network, when something is in the way. */
  walletNote: string | undefined
  onConnect: () => void
  onSwitchChain: () => void
  /** For tokens: back to the permission, which a wallet may have changed. */
  onCheckApproval: (() => void) | undefined
}

const tones = { quiet: '', warning: 'text-warning', error: 'text-error' } as const

/** Step 4: batch by batch, each with its state; it can be paused, left and taken up again. */
export function SendStep(props: SendStepProps) {
  const { t } = useTranslation()
  const { driver, asset, wallet } = props
  const { run, progress, error, isPausing } = driver
  const { plan, records, summary } = run
  const isPlain = plan.route.startsWith('plain')
  const { act, number, does } = findSendAct({ records, progress, isPausing, isPlain, wallet })
  const note: PhaseNote | undefined = error
    ? { tone: 'error', text: t('multiSend.phases.interrupted', { reason: explain(error, t) }) }
    : progress && describePhase(progress, isPlain, t)
  const follow = {
    run: () => driver.start(),
    resend: () => driver.start([number]),
    connect: props.onConnect,
    switchChain: props.onSwitchChain,
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <section
        aria-label={t('multiSend.send.heading')}
        className="min-w-0 overflow-hidden rounded-box border border-line bg-panel"
      >
        <PaidFigure paid={countPaid(plan.batches, records)} total={plan.recipients.length}>
          {progress?.phase === 'sending' && !isPlain && (
            <button type="button" className="btn btn-soft btn-sm" disabled={isPausing} onClick={driver.pause}>
              <Pause aria-hidden className="size-4" />
              {t('multiSend.send.pause')}
            </button>
          )}
        </PaidFigure>
        <div
          role="status"
          className={`wrap-anywhere px-5 text-14 ${note ? 'pb-4' : ''} ${note ? tones[note.tone] : ''}`}
        >
          {note?.text}
        </div>
        {progress?.phase === 'pausedAfterFailure' && props.onCheckApproval && (
          <button type="button" className="btn btn-sm mx-5 mb-4" onClick={props.onCheckApproval}>
            {t('multiSend.send.checkApproval')}
          </button>
        )}
        <BatchTable plan={plan} records={records} />
      </section>
      <RunSummaryPanel
        run={run}
        asset={asset}
        action={
          progress?.phase === 'finished' || summary.isFinished ? null : (
            <>
              {props.walletNote && <p className="mb-3 text-13 text-warning">{props.walletNote}</p>}
              <button
                type="button"
                className="btn btn-primary h-auto min-h-12 w-full py-2"
                disabled={!does}
                onClick={() => does && follow[does]()}
              >
                {t(`multiSend.send.${act}`, {
                  number,
                  total: plan.batches.length,
                  amount: amountText(plan.total, summary.decimals),
                  symbol: summary.symbol,
                  chain: asset.chain.name,
                })}
              </button>
            </>
          )
        }
      />
    </div>
  )
}
