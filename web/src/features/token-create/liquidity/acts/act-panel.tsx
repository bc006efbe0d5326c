import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { liquidityDecimals } from '@/features/token-create/liquidity/judge/judge-remove.ts'
import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import { useActivityRecord } from '@/features/token-create/use-activity-record.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { getChain } from '@/lib/chains.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { actKey } from './act-key.ts'
import { createActIntent } from './create-act-intent.ts'
import { createApprovalIntent } from './create-approval-intent.ts'
import { describePlan } from './describe-plan.ts'
import { neededApproval } from './needed-approval.ts'
import { useAllowance } from './use-allowance.ts'
import { useDeadline } from './use-deadline.ts'
import { useStaleHold } from './use-stale-hold.ts'

type ActPanelProps = { plan: LiquidityPlan; token: OurToken; onMined: (receipt: TransactionReceipt) => void }

/** A plan in its transactions: first the permission where one is missing, then the act itself. */
export function ActPanel({ plan, token, onMined }: ActPanelProps) {
  const { t } = useTranslation()
  const record = useActivityRecord(actKey(plan))
  // `asked`: the network was asked for the allowance since the permission is in a block.
  const [approval, setApproval] = useState<'mined' | 'asked'>()
  const allowance = useAllowance(plan, approval !== undefined)
  const hold = useStaleHold(plan)
  const deadline = useDeadline(plan.chainId)
  // What was sent is followed, also after it has used up the permission.
  const isSent = record !== undefined && record.state !== 'failed' && record.state !== 'reverted'
  const isAllowed = isSent || (allowance.data !== undefined && allowance.data >= neededApproval(plan).amount)

  const failed = [allowance, deadline].find(({ data, error }) => data === undefined && error)
  if (failed?.error) {
    const again = () => Promise.all([allowance.refetch(), deadline.refetch()])
    return (
      <ReadFailed
        error={failed.error}
        lead={t('liquidity.unreadable')}
        isFetching={failed.isFetching}
        onRetry={again}
      />
    )
  }
  if (allowance.data === undefined || deadline.data === undefined)
    return <p className="panel text-quiet">{t('liquidity.reading')}</p>
  if (!isAllowed)
    return (
      <Approval
        {...{ plan, token, hold }}
        before={allowance.data}
        isLate={approval === 'asked' && !allowance.isError}
        onMined={() => {
          setApproval('mined')
          void allowance.refetch().then(() => setApproval('asked'))
        }}
      />
    )
  return <Act {...{ plan, token, hold, onMined }} deadline={deadline.data} />
}

type HeldProps = ActPanelProps & { hold: string | undefined }

type ApprovalProps = HeldProps & {
  before: bigint
  /** The permission is in a block, and the network has denied it since. */
  isLate: boolean
}

function Approval({ plan, token, before, isLate, hold, onMined }: ApprovalProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { spender, amount } = neededApproval(plan)
  const isLiquidity = plan.act === 'remove'
  const symbol = isLiquidity ? t('liquidity.units') : token.symbol
  const decimals = isLiquidity ? liquidityDecimals : token.decimals
  const intent = createApprovalIntent(config, plan, {
    before,
    symbol,
    decimals,
    summary: t('liquidity.approval.summary', {
      spender: shortenAddress(spender),
      amount: formatAmount(amount, decimals, { grouped: true }),
      symbol,
    }),
  })
  return (
    <>
      <TransactionPanel intent={intent} actionLabel={t('liquidity.approval.action')} hold={hold} onMined={onMined} />
      {isLate && (
        <p role="status" className="text-13 text-warning">
          {t('liquidity.approval.late', { amount: formatAmount(before, decimals, { grouped: true }), symbol })}
        </p>
      )}
    </>
  )
}

function Act({ plan, token, deadline, hold, onMined }: HeldProps & { deadline: bigint }) {
  const { t } = useTranslation()
  const config = useConfig()
  const coin = getChain(plan.chainId).nativeCurrency
  const intent = createActIntent(config, plan, {
    deadline,
    summary: describePlan(plan, { token, coin, t }),
    amounts:
      plan.act === 'remove'
        ? []
        : [{ label: t('tx.amount'), value: plan.amount, decimals: token.decimals, symbol: token.symbol }],
  })
  const actionLabel = t(`activity.kinds.${intent.kind}`)
  return <TransactionPanel {...{ intent, actionLabel, hold, onMined }} />
}
