import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransactionReceipt } from 'viem'
import { useNow } from '@/components/network-status/use-now.ts'
import { actKey } from '@/features/token-create/liquidity/acts/act-key.ts'
import { ActPanel } from '@/features/token-create/liquidity/acts/act-panel.tsx'
import { isPastDeadline } from '@/features/token-create/liquidity/acts/is-past-deadline.ts'
import { UnwrapPanel } from '@/features/token-create/liquidity/acts/unwrap-panel.tsx'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { useActivityRecord } from '@/features/token-create/use-activity-record.ts'
import type { TransactionState } from '@/lib/transactions/transaction-intent.ts'
import type { LiquidityPlan } from './plan.ts'
import { usePlans } from './plan-store.ts'

/** What may still come counts as well: another plan has another name, and would be signed beside it. */
const onItsWay: readonly TransactionState[] = ['awaiting-signature', 'uncertain', 'submitted', 'replaced']

type PlanStageProps = { plan: LiquidityPlan; token: OurToken; onMined: () => void }

/** The one plan at hand, until it is done or given up. What is on its way cannot be given up. */
export function PlanStage({ plan, token, onMined }: PlanStageProps) {
  const { t } = useTranslation()
  const { remove } = usePlans()
  const record = useActivityRecord(actKey(plan))
  const now = useNow(true)
  const [receipt, setReceipt] = useState<TransactionReceipt>()
  const isDone = receipt !== undefined || record?.state === 'mined' || record?.state === 'final'
  const isOnItsWay = !isDone && record !== undefined && onItsWay.includes(record.state) && !isPastDeadline(record, now)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ActPanel
        key={plan.id}
        plan={plan}
        token={token}
        onMined={(mined) => {
          setReceipt(mined)
          onMined()
        }}
      />
      {receipt && <UnwrapPanel plan={plan} receipt={receipt} />}
      <button type="button" className="btn self-start" disabled={isOnItsWay} onClick={() => remove(plan)}>
        {!isDone && <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
        {isDone ? t('liquidity.done') : t('liquidity.back')}
      </button>
    </div>
  )
}
