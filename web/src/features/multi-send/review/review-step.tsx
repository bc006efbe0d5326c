// Lays out step Review: the plan, its cost and its test run, with the main button.

import { explainRoute } from '@saleyard/send/plan/choose-route.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceNote } from '@/components/fiat/price-note.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { ApprovalChoice, type ApprovalChoiceProps } from '@/features/multi-send/approve/approval-choice.tsx'
import type { ApprovalChoiceState } from '@/features/multi-send/approve/use-approval-choice.ts'
import { costText, formatCount } from '@/features/multi-send/format.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { Problem } from '@/features/multi-send/problem.tsx'
import { SentBeforeNote } from '@/features/multi-send/review/sent-before/sent-before.tsx'
import type { SentBefore } from '@/features/multi-send/review/sent-before/use-sent-before.ts'
import { SourceNote } from '@/features/multi-send/source/source-note.tsx'
import { MainButton, SummaryPanel } from '@/features/multi-send/summary-panel.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { withTexts } from '@/lib/i18n/load-language.ts'
import { AllRecipients } from './all-recipients.tsx'
import { DeclinedNote, type SharedRun, useDeclinedQuestion } from './declined-risk.tsx'
import { describeMissing, type ReviewProblem } from './describe-problem.ts'
import { FeeNote, type FeeNoteProps, hasFeeToAccept, isRoutedAround } from './fee-note.tsx'
import { findReviewAction } from './find-review-action.ts'
import { costOf, type MadePlan } from './make-plan.ts'
import { ModeChoice, type ModeChoiceProps } from './mode-choice.tsx'
import { describePlan, ReviewFigures, WalletSize } from './plan-figures.tsx'
import { PreflightResult } from './preflight-result.tsx'
import { type RecipientFindings, RecipientWarnings } from './recipient-warnings.tsx'
import type { Preflight } from './run-preflight.ts'

const SafeReviewNote = lazyPart(
  withTexts('safe', async () => ({
    default: (await import('@/features/multi-send/safe/review-note.tsx')).SafeReviewNote,
  })),
)

const SafeApprovalChoice = lazyPart(withTexts('safe', async () => ({ default: ApprovalChoice })))

export type ReviewStepProps = {
  list: ListSummary
  asset: Asset
  /** Undefined while planning. */
  made: MadePlan | undefined
  /** Undefined during the test run. */
  preflight: Preflight | undefined
  findings: RecipientFindings
  /** Runs that may have paid recipients of this list already; undefined during the check. */
  sharedRuns: SharedRun[] | undefined
  /** Absent if nothing has to be approved. */
  approval?: ApprovalChoiceState
  mode: ModeChoiceProps
  sentBefore: SentBefore
  /** Problem of planning or storing. */
  problem: ReviewProblem | undefined
  isSaving: boolean
  onReplan: () => void
  /** Receives positions of recipients. */
  onTakeOut: (positions: number[]) => void
  onBack: () => void
  onOpenRun: (runId: string) => void
  onNext: () => void
}

/** Step 2: the plan, its cost and its test run, before anything is signed. */
export function ReviewStep(props: ReviewStepProps) {
  const { t } = useTranslation()
  const { list, asset, made, mode } = props
  const [isFeeAccepted, setFeeAccepted] = useState(false)
  const hasOpenFee = hasFeeToAccept(made?.arrival, isRoutedAround(made?.plan)) && !isFeeAccepted
  const declined = useDeclinedQuestion(props.sharedRuns)
  const problem = props.problem ?? (made?.missing && { text: describeMissing(made.missing, asset, t) })

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)]">
      <section aria-label={t('multiSend.review.heading')} className="panel flex min-w-0 flex-col gap-6">
        <h2 className="font-medium text-20">{t('multiSend.review.heading')}</h2>
        {problem && <Problem {...problem} action={t('multiSend.review.again')} onAction={props.onReplan} isQuiet />}
        {!made && !problem && (
          <Waiting
            rows={['h-32', 'h-16', 'h-10', 'h-16']}
            className="gap-6"
            label={t('multiSend.review.calculating', { chain: asset.chain.name })}
          />
        )}
        <DeclinedNote {...declined} />
        <PlanDetails {...props} isAccepted={isFeeAccepted} onAccept={setFeeAccepted} />
        {/* The plan must not change during signing. */}
        <fieldset disabled={props.isSaving} className="contents">
          {/* The token itself skips no recipient. */}
          {list.recipientCount > 1 && made?.plan?.route !== 'tokenItself' && <ModeChoice {...mode} />}
        </fieldset>
        <button type="button" className="btn btn-ghost self-start" onClick={props.onBack}>
          {t('multiSend.review.back')}
        </button>
      </section>
      <ReviewSummary {...props} hasOpenFee={hasOpenFee} risk={declined.risk} />
    </div>
  )
}

type PlanDetailsProps = ReviewStepProps & Pick<FeeNoteProps, 'isAccepted' | 'onAccept'>

function PlanDetails({
  list,
  asset,
  made,
  findings,
  preflight,
  approval,
  isSaving,
  onTakeOut,
  ...fee
}: PlanDetailsProps) {
  const { t } = useTranslation()
  if (!made?.plan) return null
  const { plan, funds, missing, arrival, safe } = made
  const { recipientCount: count } = plan
  const reason = explainRoute({ route: plan.route, count })

  return (
    <>
      {safe && (
        <Suspense>
          <SafeReviewNote safe={safe} plan={plan} coin={asset.chain.symbol} symbol={asset.symbol} />
        </Suspense>
      )}
      {plan.source && <SourceNote source={plan.source} asset={asset} />}
      {plan.price && <PriceNote price={plan.price} symbol={asset.symbol} />}
      <ReviewFigures figures={describePlan({ plan, funds, asset, list }, t)} />
      <WalletSize plan={plan} isDisabled={isSaving} />
      <div>
        <h3 className="font-medium">{t('multiSend.review.route')}</h3>
        <p className="text-14">
          {t(`multiSend.review.routes.${plan.route}`)}{' '}
          {reason && t(`multiSend.routeReasons.${reason}`, { coin: asset.chain.symbol })}
        </p>
        {plan.route === 'native' && <p className="text-13 text-quiet">{t('multiSend.review.costNewAccounts')}</p>}
      </div>
      <FeeNote {...fee} arrival={arrival} isRoutedAround={isRoutedAround(plan)} asset={asset} />
      <RecipientWarnings findings={findings} asset={asset} />
      {count > 1 && <AllRecipients plan={plan} asset={asset} />}
      {approval && (
        <WayOfApproval
          {...approval}
          amount={formatAmount(plan.total, asset.decimals, { grouped: true })}
          symbol={asset.symbol}
          batches={plan.batches.length}
          isDisabled={isSaving}
          isSafe={plan.isSafe}
        />
      )}
      {!missing && <PreflightResult plan={plan} preflight={preflight} onTakeOut={onTakeOut} />}
    </>
  )
}

function WayOfApproval(props: ApprovalChoiceProps) {
  const Choice = props.isSafe ? SafeApprovalChoice : ApprovalChoice
  return (
    <Suspense>
      <Choice {...props} />
    </Suspense>
  )
}

type ReviewSummaryProps = ReviewStepProps & { hasOpenFee: boolean; risk: 'reading' | 'open' | 'none' }

/** Summary of the plan with the main button of Review. */
function ReviewSummary(props: ReviewSummaryProps) {
  const { t } = useTranslation()
  const { list, asset, made, mode, sentBefore } = props
  const { plan, funds, missing } = made ?? {}
  const { action, isOpen } = findReviewAction({
    ...props,
    hasOpenRepeat: !(sentBefore.hasAgreedToAlike && sentBefore.hasAgreedToElsewhere),
    plan,
    missing,
    isGasCapValid: mode.isGasCapValid,
    way: props.approval?.way,
    allowance: made?.allowance,
  })
  const batches = plan?.batches.length ?? 0
  const planRows = plan &&
    funds && [
      { label: t('multiSend.summary.batches'), value: formatCount(batches) },
      {
        label: t('multiSend.summary.cost'),
        value: costText(costOf(plan, funds), asset.chain.symbol),
      },
    ]

  return (
    <SummaryPanel
      symbol={asset.symbol}
      origin={asset.origin}
      onChange={props.onBack}
      rows={[
        { label: t('multiSend.summary.recipients'), value: formatCount(list.recipientCount) },
        {
          label: t('multiSend.summary.total'),
          value: formatAmount(list.total, asset.decimals, { grouped: true }),
          hint: asset.symbol,
        },
        ...(planRows ?? []),
      ]}
      note={t(list.recipientCount > 1 || made?.safe ? 'multiSend.summary.once' : 'multiSend.summary.oncePlain')}
      action={
        <>
          <SentBeforeNote
            sentBefore={sentBefore}
            total={list.recipientCount}
            chain={asset.chain.name}
            onOpenRun={props.onOpenRun}
          />
          <MainButton
            isBusy={['wait', 'check', 'saving', 'signing'].includes(action)}
            isDisabled={!isOpen}
            onClick={props.onNext}
          >
            {t(`multiSend.review.next.${action}`, {
              count: batches,
              formatted: formatCount(batches),
              symbol: missing?.kind === 'coin' ? asset.chain.symbol : asset.symbol,
            })}
          </MainButton>
        </>
      }
    />
  )
}
