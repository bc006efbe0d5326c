import { useTranslation } from 'react-i18next'
import { ApproveStep } from '@/features/multi-send/approve/approve-step.tsx'
import type { StoredRun } from '@/features/multi-send/run/types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { countOpenTotal } from './count-open-total.ts'
import { RunSummaryPanel } from './run-summary-panel.tsx'

type RunApprovalProps = {
  run: StoredRun
  asset: Pick<Asset, 'origin'>
  onDone: (wasThere: boolean) => void
  isFirst: boolean
  onBack: () => void
}

/** Step 3 of a stored run: the permission for what is still to be sent. */
export function RunApproval({ run, asset, onDone, isFirst, onBack }: RunApprovalProps) {
  const { t } = useTranslation()
  const { plan, summary } = run
  if (plan.asset.kind !== 'erc20') return null

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)]">
      <ApproveStep
        runId={summary.id}
        chainId={plan.chainId}
        sender={plan.sender}
        multiSender={plan.multiSender}
        token={plan.asset.token}
        symbol={summary.symbol}
        decimals={summary.decimals}
        total={countOpenTotal(run)}
        isUnlimited={isFirst && plan.approval === 'unlimited'}
        onDone={onDone}
        backLabel={t(isFirst ? 'multiSend.review.back' : 'multiSend.approve.back')}
        onBack={onBack}
      />
      <RunSummaryPanel run={run} asset={asset} action={null} />
    </div>
  )
}
