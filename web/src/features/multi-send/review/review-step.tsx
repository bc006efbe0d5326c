import { useTranslation } from 'react-i18next'
import type { ListSummary } from '../list/types.ts'
import type { Asset } from '../shared/asset.ts'
import { Problem } from '../shared/problem.tsx'
import { describeMissing } from './describe-missing.ts'
import { describePlan } from './describe-plan.ts'
import type { ReviewProblem } from './describe-problem.ts'
import type { MadePlan } from './make-plan.ts'
import { ModeChoice, type ModeChoiceProps } from './mode-choice.tsx'
import { PreflightResult } from './preflight-result.tsx'
import { ReviewFigures } from './review-figures.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { Preflight } from './run-preflight.ts'

export type ReviewStepProps = {
  list: ListSummary
  asset: Asset
  /** Undefined while it is being made. */
  made: MadePlan | undefined
  /** Undefined while the plan is tried. */
  preflight: Preflight | undefined
  mode: ModeChoiceProps
  /** Why there is no plan, or why it could not be stored. */
  problem: ReviewProblem | undefined
  isSaving: boolean
  onMakeAgain: () => void
  /** Positions of recipients. */
  onTakeOut: (positions: number[]) => void
  onBack: () => void
  onNext: () => void
}

/** Step 2: what will happen, what it costs and whether it works, before anything is signed. */
export function ReviewStep(props: ReviewStepProps) {
  const { t } = useTranslation()
  const { list, asset, made, mode } = props
  const problem = props.problem ?? (made?.missing && { text: describeMissing(made.missing, asset, t) })

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <section aria-label={t('multiSend.review.heading')} className="panel flex min-w-0 flex-col gap-6">
        <h2 className="font-medium text-20">{t('multiSend.review.heading')}</h2>
        {problem && <Problem {...problem} action={t('multiSend.review.again')} onAction={props.onMakeAgain} />}
        {!made && !problem && <p role="status">{t('multiSend.review.calculating', { chain: asset.chain.name })}</p>}
        <PlanDetails {...props} />
        {list.recipientCount > 1 && <ModeChoice {...mode} />}
        <button type="button" className="btn btn-ghost self-start" onClick={props.onBack}>
          {t('multiSend.review.back')}
        </button>
      </section>
      <ReviewSummary {...props} />
    </div>
  )
}

function PlanDetails({ list, asset, made, preflight, onTakeOut }: ReviewStepProps) {
  const { t } = useTranslation()
  if (!made?.plan) return null
  const { plan, funds, missing } = made

  return (
    <>
      <ReviewFigures figures={describePlan({ plan, funds, asset, list }, t)} />
      <div>
        <h3 className="font-medium">{t('multiSend.review.route')}</h3>
        <p className="text-14">{t(`multiSend.review.routes.${plan.route}`)}</p>
        {plan.route === 'native' && <p className="text-13 text-quiet">{t('multiSend.review.costNewAccounts')}</p>}
      </div>
      {!missing && <PreflightResult plan={plan} preflight={preflight} onTakeOut={onTakeOut} />}
    </>
  )
}
