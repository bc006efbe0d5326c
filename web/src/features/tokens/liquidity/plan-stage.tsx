// Shows the one plan at hand until it is done or given up, and unwraps the coin it brought.
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { useActivityRecord, useIsPreparing } from '@/components/activity/use-activity-record.ts'
import { useNow } from '@/components/network-status/data-age.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { TransactionState } from '@/lib/transactions/transaction-intent.ts'
import { ActionPanel } from './action-panel.tsx'
import { actionKey } from './create-intent.ts'
import { isPastDeadline } from './deadline.ts'
import { type LiquidityPlan, lockKey } from './plan.ts'
import { usePlans } from './plan-store.ts'
import { createUnwrapIntent, readWrappedPaid } from './unwrap-intent.ts'

/** Includes states whose transaction may still appear: another plan has another key, and would be signed in addition. */
const pendingStates: readonly TransactionState[] = [
  'awaiting-signature',
  'uncertain',
  'proposed',
  'submitted',
  'replaced',
]

type PlanStageProps = { plan: LiquidityPlan; token: SaleyardToken; onMined: () => void }

/** Shows the one current plan, until it is done or given up. A pending plan cannot be given up. */
export function PlanStage({ plan, token, onMined }: PlanStageProps) {
  const { t } = useTranslation()
  const { remove } = usePlans()
  const record = useActivityRecord(actionKey(plan))
  const now = useNow(true)
  const [receipt, setReceipt] = useState<TransactionReceipt>()
  const isDone = receipt !== undefined || record?.state === 'mined' || record?.state === 'final'
  const lockRecord = useActivityRecord(lockKey(plan))
  const isPreparing = [useIsPreparing(actionKey(plan)), useIsPreparing(lockKey(plan))].includes(true)
  const isPending =
    isPreparing ||
    (!isDone &&
      [record, lockRecord].some((one) => one && pendingStates.includes(one.state) && !isPastDeadline(one, now)))
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ActionPanel
        key={plan.id}
        plan={plan}
        token={token}
        onMined={(mined) => {
          setReceipt(mined)
          onMined()
        }}
      />
      {receipt && <UnwrapPanel plan={plan} receipt={receipt} />}
      <button type="button" className="btn self-start" disabled={isPending} onClick={() => remove(plan)}>
        {!isDone && <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
        {isDone ? t('liquidity.done') : t('liquidity.back')}
      </button>
    </div>
  )
}

/** Offers to unwrap the coin that a removal paid; renders nothing if it paid none. */
export function UnwrapPanel({ plan, receipt }: { plan: LiquidityPlan; receipt: TransactionReceipt }) {
  const { t } = useTranslation()
  const config = useConfig()
  if (plan.act !== 'remove' || !plan.isWrapped) return null
  const amount = readWrappedPaid(receipt, plan)
  if (amount === 0n) return null

  const { decimals, symbol } = getChain(plan.chainId).nativeCurrency
  const summary = t('liquidity.unwrap', { amount: formatAmount(amount, decimals, { grouped: true }), symbol })
  const intent = createUnwrapIntent(config, plan, { amount, summary })
  const actionLabel = t('activity.kinds.unwrap')
  return <TransactionPanel intent={intent} actionLabel={actionLabel} landmark={actionLabel} />
}
