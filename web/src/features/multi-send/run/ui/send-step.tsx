// Shows the run batch by batch, and sends, pauses, resumes or saves it.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { type BatchRecord, isUnresolved } from '@saleyard/send/run/batch-record.ts'
import { isInDoubt } from '@saleyard/send/run/doubt.ts'
import { isSignerUnknown } from '@saleyard/send/run/other-signers.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import { Pause } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { CheckLine } from '@/components/form/check-line.tsx'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import {
  DeclinedNote,
  type DeclinedQuestion,
  useDeclinedQuestion,
  useDeclinedRisk,
} from '@/features/multi-send/review/declined-risk.tsx'
import { SentBeforeNote } from '@/features/multi-send/review/sent-before/sent-before.tsx'
import { type SentBefore, useRunSentBefore } from '@/features/multi-send/review/sent-before/use-sent-before.ts'
import { BatchesCard } from '@/features/multi-send/run/board/batches-card.tsx'
import { RunFigures } from '@/features/multi-send/run/board/run-figures.tsx'
import { IfSomethingHappens, SignPanel } from '@/features/multi-send/run/board/sign-panel.tsx'
import { SignatureNotice } from '@/features/multi-send/run/board/signature-notice.tsx'
import { isNotStored, StorageNote } from '@/features/multi-send/run/board/storage-note.tsx'
import { useRunCost } from '@/features/multi-send/run/board/use-run-cost.ts'
import { ExportRun } from '@/features/multi-send/run/history/export-run.tsx'
import { nameSafeAction } from '@/features/multi-send/safe/describe-proposals.ts'
import { SafeProposals } from '@/features/multi-send/safe/safe-proposals.tsx'
import { MainButton } from '@/features/multi-send/summary-panel.tsx'
import '@/features/multi-send/run/board/board.css'
import type { WalletStatus } from '@/features/multi-send/wallet-status.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'
import { findNext, findSendAction, type SendAction } from './find-send-action.ts'
import { GiveUpPanel } from './give-up-panel.tsx'
import { RunDecisions } from './run-decisions.tsx'
import { describePhase, describeSafePhase, explain, type Stall, useStall } from './run-progress.tsx'
import type { StartOptions, UseRunReturnType } from './use-run.ts'

export type SendStepProps = {
  driver: UseRunReturnType
  asset: Pick<Asset, 'chain' | 'origin'>
  wallet: WalletStatus
  /** A sentence about wallet or network, if one of them blocks the step. */
  walletNote: string | undefined
  isFinished: boolean
  onConnect: () => void
  onSwitchChain: () => void
  /** For tokens: leads back to the approval, which the user may have changed in the wallet. */
  onCheckApproval: (() => void) | undefined
  /** Absent if Review has just asked on this page. */
  question?: { onAnswered: () => void; onOpenRun: (runId: string) => void } | undefined
}

/** Step 4: sends batch by batch, each with its state; the user can pause, leave and continue. */
export function SendStep(props: SendStepProps) {
  const { t } = useTranslation()
  const { driver, asset, isFinished, wallet } = props
  const { run, progress } = driver
  const { plan, records, summary } = run
  const stall = useStall(progress)
  const { cost, isUnread, gasPrice } = useRunCost(run, progress !== undefined || wallet === 'ready')

  return (
    <div className="run-board">
      <section
        aria-label={t('multiSend.send.heading')}
        className="run-figures min-w-0 overflow-hidden rounded-box border border-line bg-panel"
      >
        <RunFigures run={run} progress={progress} cost={cost} isCostUnread={isUnread} coin={asset.chain.symbol}>
          <PauseButton driver={driver} />
          {!isFinished && !isNotStored(driver.error ?? progress?.error) && <ExportButton driver={driver} />}
        </RunFigures>
        <PhaseSentence driver={driver} stall={stall} />
        <StorageNote driver={driver} />
        {stall?.kind === 'hashNotFound' && <LostBatchActions driver={driver} />}
        <AfterFailure {...props} />
        <RunDecisions driver={driver} isFinished={isFinished} />
        {!summary.isPersistent && !isFinished && (
          <p className="border-line border-t px-5 py-3 text-13 text-quiet">{t('multiSend.send.notPersistent')}</p>
        )}
      </section>
      <div className="run-aside">
        <SignPanel
          run={run}
          progress={progress}
          asset={asset}
          gasPrice={gasPrice}
          isConnected={wallet === 'ready'}
          isFinished={isFinished}
          action={isFinished ? null : <SignAction {...props} />}
        />
        {!isFinished && !isNotStored(driver.error ?? progress?.error) && (
          <IfSomethingHappens isPlain={plan.route.startsWith('plain')} />
        )}
      </div>
      <div className="run-batches">
        <BatchesCard
          plan={plan}
          records={records}
          undecided={progress?.phase === 'needsDecision' ? progress.undecided : []}
        />
        <SafeProposals driver={driver} isConnected={wallet === 'ready'} isFinished={isFinished} />
      </div>
    </div>
  )
}

function PauseButton({ driver: { progress, isPausing, pause } }: Pick<SendStepProps, 'driver'>) {
  const { t } = useTranslation()
  if (progress?.phase !== 'sending' && progress?.phase !== 'offline') return null
  return (
    <button type="button" className="btn btn-sm" disabled={isPausing} onClick={pause}>
      <Pause aria-hidden className="size-4" />
      {t('multiSend.send.pause')}
    </button>
  )
}

/** Hands the run out as a file, from which another browser can continue it. */
function ExportButton({ driver: { run, progress, rest, reload } }: Pick<SendStepProps, 'driver'>) {
  const isSending = progress?.phase === 'sending' || progress?.phase === 'offline'
  return <ExportRun summary={run.summary} driver={{ isSending, rest, reload }} />
}

/** What may have caused the failure of a batch of tokens. */
function AfterFailure({ driver: { run, progress }, onCheckApproval }: SendStepProps) {
  const { t } = useTranslation()
  if (progress?.phase !== 'pausedAfterFailure') return null
  return (
    <>
      {onCheckApproval && (
        <button type="button" className="btn btn-sm mx-5 mb-4" onClick={onCheckApproval}>
          {t('multiSend.send.checkApproval')}
        </button>
      )}
      {run.plan.permit2 && <p className="mx-5 mb-4 text-14">{t('multiSend.approve.permit2Spent')}</p>}
    </>
  )
}

/** The main button, and the offer to notify of the next signatures. */
function SignAction(props: SendStepProps) {
  const { run, progress } = props.driver
  const current = progress?.phase === 'sending' ? (progress.current ?? 0) : 0
  const isDue = run.records[current - 1]?.state === 'signing'
  return (
    <>
      <SendAfterQuestion {...props} />
      <SignatureNotice due={isDue ? current : undefined} total={run.plan.batches.length} />
    </>
  )
}

const tones = { quiet: 'pb-4', warning: 'pb-4 text-warning', error: 'pb-4 text-error' } as const

/** Describes the run's phase; screen readers announce its changes. */
function PhaseSentence({
  driver: { run, progress, error },
  stall,
}: Pick<SendStepProps, 'driver'> & { stall: Stall | undefined }) {
  const { t } = useTranslation()
  const failure = error ?? progress?.error
  const describe = () => {
    if (isNotStored(failure)) return { tone: 'error', text: t('multiSend.phases.notKept') } as const
    if (error) return { tone: 'error', text: t('multiSend.phases.interrupted', { reason: explain(error, t) }) } as const
    if (!progress) return undefined
    const note = describePhase(progress, run.plan.route.startsWith('plain'), t, stall)
    const inSafe = run.plan.isSafe && !stall && describeSafePhase(progress, t)
    return inSafe ? { ...note, text: inSafe } : note
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

/**
 * Actions for a batch whose hash no node knows: send the same again, or give it up on chain. If no node has ever shown
 * its signer, the click leads to a question about that first. A plain transfer could be paid twice by both, so its user
 * decides after a pause.
 */
function LostBatchActions({ driver }: { driver: UseRunReturnType }) {
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

/**
 * The main button of Send. The list of an imported run, or of a run left before its first signature, may have been sent
 * by another run since, or be paid by declined payments: this asks about that as Review does.
 */
export function SendAfterQuestion({ question, ...props }: SendStepProps) {
  // With another wallet nothing can be signed, and the button reports that first.
  const hasQuestion = question && props.wallet === 'ready' && isUntouchedHere(props.driver.run)
  return hasQuestion ? <Question {...props} question={question} /> : <SendButton {...props} />
}

/**
 * Whether no wallet of this device has received a batch of the run, and one is left to send. A record has its first
 * nonce only on its own device.
 */
function isUntouchedHere({ records }: Pick<StoredRun, 'records'>): boolean {
  return records.some(isUnresolved) && records.every(({ firstNonce }) => firstNonce === undefined)
}

type QuestionProps = SendStepProps & { question: NonNullable<SendStepProps['question']> }

function Question({ question, ...props }: QuestionProps) {
  const { t } = useTranslation()
  const { driver, asset } = props
  const [isChecking, setChecking] = useState(false)
  const { plan, summary } = driver.run
  const token = plan.asset.kind === 'erc20' ? plan.asset.token : undefined
  const sentBefore = useRunSentBefore(driver.run)
  const declined = useDeclinedQuestion(useDeclinedRisk({ list: summary.id, chainId: plan.chainId, token }))
  const isReading = isChecking || declined.risk === 'reading'
  const open = findOpen(sentBefore, declined)
  const mayStart = async () => {
    setChecking(true)
    const isAgreed = await sentBefore.checkNow().finally(() => setChecking(false))
    if (isAgreed) question.onAnswered()
    return isAgreed
  }
  const start = (options?: StartOptions) => driver.start({ ...options, mayStart })

  return (
    <>
      <DeclinedNote {...declined} />
      <SentBeforeNote
        sentBefore={sentBefore}
        total={plan.recipientCount}
        chain={asset.chain.name}
        onOpenRun={question.onOpenRun}
      />
      {isReading || open ? (
        <MainButton isBusy={isReading} isDisabled onClick={() => {}}>
          {t(isReading || !open ? 'multiSend.send.reconciling' : `multiSend.review.next.${open}`)}
        </MainButton>
      ) : (
        <SendButton {...props} driver={{ ...driver, start }} />
      )}
    </>
  )
}

function findOpen(
  { hasAgreedToAlike, hasAgreedToElsewhere }: SentBefore,
  { risk }: DeclinedQuestion,
): 'confirmAgain' | 'acceptRisk' | undefined {
  if (!(hasAgreedToAlike && hasAgreedToElsewhere)) return 'confirmAgain'
  return risk === 'open' ? 'acceptRisk' : undefined
}

/** Actions while the run is idle and the user must do something before the button. */
const decisions: SendAction[] = ['resend', 'resendPlain', 'tryAgain']
const idleActions: SendAction[] = ['otherAccount', ...decisions]

/** The main button of Send; while the last session reconnects, its placeholder. */
function SendButton(props: SendStepProps) {
  const isConnecting = useSessionPending() && props.wallet === 'disconnected'
  return isConnecting ? <ConnectButton /> : <BatchButton {...props} />
}

/** Button for the next batch, or with the reason of the wait. */
function BatchButton({ driver, asset, wallet, walletNote, onConnect, onSwitchChain }: SendStepProps) {
  const { t } = useTranslation()
  const { run, progress, isPausing } = driver
  const { plan, records, summary } = run
  const isPlain = plan.route.startsWith('plain')
  const [hasSeenCancelled, setSeenCancelled] = useState(false)
  const next = findNext(records)
  // No mark prevents a second payment.
  const isUnguarded = (isPlain || next?.isUnguarded || (next && isSignerUnknown(next))) === true && !next?.isReleased
  const isLocked = isUnguarded && !hasSeenCancelled
  const { action, number, does } = findSendAction({ records, progress, isPausing, isPlain, isLocked, wallet })
  // Hidden while the wallet request is open: its state may change until the answer.
  const needsConfirmation = isUnguarded && decisions.includes(action) && progress?.undecided.includes(number)
  const follow = {
    run: () => driver.start(),
    resend: () => driver.start({ resend: [number], hasSeenCancelled }),
    connect: onConnect,
    switchChain: onSwitchChain,
  }
  const press = () => {
    // The confirmation was for this batch; it does not cover the next one.
    setSeenCancelled(false)
    if (does) follow[does]()
  }

  return (
    <>
      {walletNote && <p className="mb-3 text-13 text-warning">{walletNote}</p>}
      {needsConfirmation && (
        <CheckLine className="mb-3 text-13" checked={hasSeenCancelled} onChange={setSeenCancelled}>
          {describeConfirmation(next, isPlain, t)}
        </CheckLine>
      )}
      <MainButton isBusy={!does && !idleActions.includes(action)} isDisabled={!does} onClick={press}>
        {t(nameAction(action, plan.isSafe, next), {
          number,
          total: plan.batches.length,
          amount: formatAmount(plan.total, summary.decimals, { grouped: true }),
          symbol: summary.symbol,
          chain: asset.chain.name,
        })}
      </MainButton>
    </>
  )
}

function nameAction(action: SendAction, isSafe: boolean | undefined, next: BatchRecord | undefined) {
  return isSafe ? nameSafeAction(action, next) : (`multiSend.send.${action}` as const)
}

/** Describes what the user confirms before a batch without a mark's protection is sent again. */
function describeConfirmation(record: BatchRecord | undefined, isPlain: boolean, t: TFunction): string {
  if (record?.isUnclear) return t('multiSend.send.seenUnpaid')
  const signer = record?.isUnguarded ? record.signedByOthers?.at(-1) : undefined
  if (signer) return t('multiSend.send.seenOtherCancelled', { account: shortenAddress(signer.account) })
  if (!isPlain) return t('multiSend.send.seenSigner')
  return t(record && isInDoubt(record) ? 'multiSend.send.seenUnsent' : 'multiSend.send.seenCancelled')
}
