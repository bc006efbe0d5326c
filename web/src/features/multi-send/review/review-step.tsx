import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalChoice } from '@/features/multi-send/approve/approval-choice.tsx'
import type { ApprovalChoice as ApprovalChoiceState } from '@/features/multi-send/approve/use-approval-choice.ts'
import { explainRoute } from '@/features/multi-send/core/explain-route.ts'
import type { ListSummary } from '@/features/multi-send/list/types.ts'
import { AllRecipients } from '@/features/multi-send/review/people/all-recipients.tsx'
import { FeeNote, type FeeNoteProps } from '@/features/multi-send/review/people/fee-note.tsx'
import { hasFeeToAccept } from '@/features/multi-send/review/people/has-fee-to-accept.ts'
import { isRoutedAround } from '@/features/multi-send/review/people/is-routed-around.ts'
import { SecondLook } from '@/features/multi-send/review/people/second-look.tsx'
import type { People } from '@/features/multi-send/review/people/use-people.ts'
import type { SentBefore } from '@/features/multi-send/review/sent-before/use-sent-before.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { Problem } from '@/features/multi-send/shared/problem.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { DeclinedNote } from './declined-note.tsx'
import { describeMissing } from './describe-missing.ts'
import { describePlan } from './describe-plan.ts'
import type { ReviewProblem } from './describe-problem.ts'
import type { MadePlan } from './make-plan.ts'
import { ModeChoice, type ModeChoiceProps } from './mode-choice.tsx'
import { PreflightResult } from './preflight-result.tsx'
import { ReviewFigures } from './review-figures.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { Preflight } from './run-preflight.ts'
import { type SharedRun, useDeclinedQuestion } from './use-declined-risk.ts'

export type ReviewStepProps = {
  list: ListSummary
  asset: Asset
  /** Undefined while it is being made. */
  made: MadePlan | undefined
  /** Undefined while the plan is tried. */
  preflight: Preflight | undefined
  people: People
  /** Runs that may have paid recipients of this list already; undefined while they are looked at. */
  sharedRuns: SharedRun[] | undefined
  /** Absent where nothing has to be approved. */
  approval?: ApprovalChoiceState
  mode: ModeChoiceProps
  sentBefore: SentBefore
  /** Why there is no plan, or why it could not be stored. */
  problem: ReviewProblem | undefined
  isSaving: boolean
  onMakeAgain: () => void
  /** Positions of recipients. */
  onTakeOut: (positions: number[]) => void
  onBack: () => void
  onOpenRun: (runId: string) => void
  onNext: () => void
}

/** Step 2: what will happen, what it costs and whether it works, before anything is signed. */
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
        {problem && <Problem {...problem} action={t('multiSend.review.again')} onAction={props.onMakeAgain} isQuiet />}
        {!made && !problem && <p role="status">{t('multiSend.review.calculating', { chain: asset.chain.name })}</p>}
        <DeclinedNote {...declined} />
        <PlanDetails {...props} isAccepted={isFeeAccepted} onAccept={setFeeAccepted} />
        {/* What is being signed must not change meanwhile. */}
        <fieldset disabled={props.isSaving} className="contents">
          {list.recipientCount > 1 && <ModeChoice {...mode} />}
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
  people,
  preflight,
  approval,
  isSaving,
  onTakeOut,
  ...fee
}: PlanDetailsProps) {
  const { t } = useTranslation()
  if (!made?.plan) return null
  const { plan, funds, missing, arrival } = made
  const { recipientCount: count } = plan

  return (
    <>
      <ReviewFigures figures={describePlan({ plan, funds, asset, list }, t)} />
      <div>
        <h3 className="font-medium">{t('multiSend.review.route')}</h3>
        <p className="text-14">
          {t(`multiSend.review.routes.${plan.route}`)}{' '}
          {t(`multiSend.routeReasons.${explainRoute({ route: plan.route, count })}`)}
        </p>
        {plan.route === 'native' && <p className="text-13 text-quiet">{t('multiSend.review.costNewAccounts')}</p>}
      </div>
      <FeeNote {...fee} arrival={arrival} isRoutedAround={isRoutedAround(plan)} asset={asset} />
      <SecondLook people={people} asset={asset} />
      {count > 1 && <AllRecipients plan={plan} asset={asset} />}
      {approval && (
        <ApprovalChoice
          {...approval}
          amount={formatAmount(plan.total, asset.decimals, { grouped: true })}
          symbol={asset.symbol}
          batches={plan.batches.length}
          isDisabled={isSaving}
        />
      )}
      {!missing && <PreflightResult plan={plan} preflight={preflight} onTakeOut={onTakeOut} />}
    </>
  )
}
