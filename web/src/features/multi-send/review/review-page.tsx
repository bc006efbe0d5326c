import { deployments } from '@saleyard/generated/deployments'
import type { ListPrice, ListSource } from '@saleyard/send/list/types.ts'
import { GasError } from '@saleyard/send/plan/measure-gas.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import { useTranslation } from 'react-i18next'
import type { Hex } from 'viem'
import { useConnection } from 'wagmi'
import { ApproveStep } from '@/features/multi-send/approve/approve-step.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import type { MultiSendState } from '@/features/multi-send/multi-send-state.ts'
import { Problem } from '@/features/multi-send/problem.tsx'
import { StepBar } from '@/features/multi-send/step-bar.tsx'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { useDeclinedRisk } from './declined-risk.tsx'
import { describeProblem } from './describe-problem.ts'
import type { ChosenMode } from './make-plan.ts'
import { readGasCap } from './mode-choice.tsx'
import { useRecipientFindings } from './recipient-warnings.tsx'
import { ReviewStep } from './review-step.tsx'
import { useReview } from './use-review.ts'

type ReviewPageProps = {
  list: ListSummary
  asset: Asset
  runNonce: Hex
  source: ListSource | undefined
  price: ListPrice | undefined
  state: Pick<MultiSendState, 'sendMode' | 'gasCapText'>
  dispatch: DraftDispatch
}

/** Connects step Review with wallet and chain. */
export function ReviewPage(props: ReviewPageProps) {
  const { t } = useTranslation()
  const { address, chainId } = useConnection()
  const { asset, dispatch } = props
  if (address === asset.account && chainId === asset.chain.id) return <ReviewWithWallet {...props} />
  return (
    <>
      <ReviewBar needsApproval={asset.token !== undefined} />
      <Problem
        text={t('multiSend.wallet.changed')}
        action={t('multiSend.review.back')}
        onAction={() => dispatch({ type: 'wentBack' })}
      />
    </>
  )
}

/** The four steps. Until the route is known, a token counts as one that needs an approval. */
function ReviewBar({ needsApproval }: { needsApproval: boolean }) {
  return <StepBar step="review" notNeeded={needsApproval ? undefined : 'approve'} isFinished={false} />
}

function ReviewWithWallet({ list, asset, runNonce, source, price, state, dispatch }: ReviewPageProps) {
  const { t } = useTranslation()
  const mode = readMode(state)
  const service = useListService()
  const findings = useRecipientFindings(list, asset.chain.id)
  const sharedRuns = useDeclinedRisk({ list: list.revision, chainId: asset.chain.id, token: asset.token })
  const onStored = () => dispatch({ type: 'runOpened', runId: runNonce })
  const review = useReview({ list, asset, runNonce, source, price, mode, onStored })
  const onBack = () => dispatch({ type: 'wentBack' })
  const { plan } = review.made ?? {}
  const isApprovedInside = review.approval.way === 'calls' && plan?.isSafe
  const bar = (
    <ReviewBar needsApproval={plan ? usesAllowance(plan.route) && !isApprovedInside : asset.token !== undefined} />
  )

  if (review.planError instanceof GasError && asset.token && asset.account) {
    return (
      <>
        {bar}
        <div className="flex max-w-3xl flex-col gap-4">
          <p>{t('multiSend.review.cannotMeasure')}</p>
          <ApproveStep
            runId={runNonce}
            chainId={asset.chain.id}
            sender={asset.account}
            multiSender={deployments.MultiSender}
            token={asset.token}
            symbol={asset.symbol}
            decimals={asset.decimals}
            total={list.total}
            onDone={review.replan}
            backLabel={t('multiSend.review.back')}
            onBack={onBack}
          />
        </div>
      </>
    )
  }
  return (
    <>
      {bar}
      <ReviewStep
        list={list}
        asset={asset}
        made={review.made}
        preflight={review.preflight}
        findings={findings}
        sharedRuns={sharedRuns}
        approval={review.approval}
        mode={{
          kind: state.sendMode,
          gasCapText: state.gasCapText,
          isGasCapValid: mode !== undefined,
          defaultCap: review.made?.defaultCap,
          onKind: (kind) => dispatch({ type: 'sendModeChosen', kind }),
          onGasCap: (text) => dispatch({ type: 'gasCapTyped', text }),
        }}
        sentBefore={review.sentBefore}
        problem={describeProblem(review.planError, review.storeError, t)}
        isSaving={review.isSaving}
        onReplan={review.replan}
        onTakeOut={async (positions) => dispatch({ type: 'rowsTakenOut', numbers: await service.linesOf(positions) })}
        onBack={onBack}
        onOpenRun={(runId) => dispatch({ type: 'runOpened', runId })}
        onNext={review.store}
      />
    </>
  )
}

function readMode({ sendMode, gasCapText }: ReviewPageProps['state']): ChosenMode | undefined {
  if (sendMode === 'strict') return { kind: 'strict' }
  if (gasCapText.trim() === '') return { kind: 'skip' }
  const gasCap = readGasCap(gasCapText)
  return gasCap === undefined ? undefined : { kind: 'skip', gasCap }
}
