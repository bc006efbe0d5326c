// Takes a plan through its transactions: the lock and the approval where they are missing, then the action.

import { useReadIerc20Allowance } from '@saleyard/generated'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { formatTime, useNow } from '@/components/network-status/data-age.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { pollingInterval } from '@/lib/constants.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createApprovalIntent, neededApproval } from './approval-intent.ts'
import { actionKey, createActionIntent } from './create-intent.ts'
import { useDeadline } from './deadline.ts'
import { LockStep } from './lock-step.tsx'
import { isLockedPlan, type LiquidityPlan } from './plan.ts'
import { isPlanned } from './plan-store.ts'
import { liquidityDecimals, type NativeCurrency } from './validate-terms.ts'

type ActionPanelProps = { plan: LiquidityPlan; token: SaleyardToken; onMined: (receipt: TransactionReceipt) => void }

/** Takes a plan through its transactions: first its lock and the approval if they are missing, then the action. */
export function ActionPanel(props: ActionPanelProps) {
  const { plan } = props
  const blockedReason = useQuoteExpiry(plan)
  if (!isLockedPlan(plan)) return <ApprovedAction {...props} blockedReason={blockedReason} lock={undefined} />
  return (
    <LockStep plan={plan} blockedReason={blockedReason}>
      {(lock) => <ApprovedAction {...props} blockedReason={blockedReason} lock={lock} />}
    </LockStep>
  )
}

/** `lock`: where the first liquidity goes, for a plan with a lock. */
type ActionProps = BlockedProps & { lock: Address | undefined }

function ApprovedAction({ plan, token, lock, blockedReason, onMined }: ActionProps) {
  const { t } = useTranslation()
  const record = useActivityRecord(actionKey(plan))
  // `rechecked`: the allowance was read again since the approval was mined.
  const [approval, setApproval] = useState<'mined' | 'rechecked'>()
  const allowance = useAllowance(plan, approval !== undefined)
  const deadline = useDeadline(plan.chainId, plan.account)
  // A sent action is followed, also after it has used up the approval.
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
    return <Waiting rows={4} row="h-11" className="panel min-h-72" label={t('liquidity.reading')} />
  if (!isAllowed)
    return (
      <ApprovalTransaction
        {...{ plan, token, blockedReason }}
        before={allowance.data}
        isLate={approval === 'rechecked' && !allowance.isError}
        onMined={() => {
          setApproval('mined')
          void allowance.refetch().then(() => setApproval('rechecked'))
        }}
      />
    )
  return <ActionTransaction {...{ plan, token, blockedReason, onMined }} lock={lock} deadline={deadline.data} />
}

type BlockedProps = ActionPanelProps & { blockedReason: string | undefined }

type ApprovalProps = BlockedProps & {
  before: bigint
  /** The approval is mined, but the network has reported too small an allowance since. */
  isLate: boolean
}

function ApprovalTransaction({ plan, token, before, isLate, blockedReason, onMined }: ApprovalProps) {
  const { t } = useTranslation()
  const write = useAddressTexts(plan.chainId)
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
      spender: write(spender),
      amount: formatAmount(amount, decimals, { grouped: true }),
      symbol,
    }),
  })
  return (
    <>
      <TransactionPanel
        intent={intent}
        actionLabel={t('liquidity.approval.action')}
        blockedReason={blockedReason}
        onMined={onMined}
      />
      {isLate && (
        <p role="status" className="text-13 text-warning">
          {t('liquidity.approval.late', { amount: formatAmount(before, decimals, { grouped: true }), symbol })}
        </p>
      )}
    </>
  )
}

function ActionTransaction({
  plan,
  token,
  deadline,
  lock,
  blockedReason,
  onMined,
}: ActionProps & { deadline: bigint }) {
  const { t, i18n } = useTranslation()
  const config = useConfig()
  const coin = getChain(plan.chainId).nativeCurrency
  const action = createActionIntent(config, plan, {
    deadline,
    lock,
    summary: describePlan(plan, { token, coin, t, language: i18n.language }),
    amounts:
      plan.act === 'remove'
        ? []
        : [{ label: t('tx.amount'), value: plan.amount, decimals: token.decimals, symbol: token.symbol }],
  })
  const intent = { ...action, isCurrent: () => isPlanned(plan) && !isStale(plan, Date.now()) }
  const actionLabel = t(`activity.kinds.${intent.kind}`)
  return <TransactionPanel {...{ intent, actionLabel, blockedReason, onMined }} />
}

/**
 * Reads the allowance of a plan's spender. Base units, or units of liquidity.
 *
 * @param isAwaited An approval is mined: the read repeats until it shows, since nodes lag behind each other.
 */
function useAllowance(plan: LiquidityPlan, isAwaited: boolean) {
  const { chainId, account, id } = plan
  const { asset, spender, amount } = neededApproval(plan)
  return useReadIerc20Allowance({
    chainId,
    address: asset,
    args: [account, spender],
    scopeKey: id,
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => isAwaited && (state.data ?? 0n) < amount && pollingInterval,
      gcTime: 0,
    },
  })
}

/** Validity of a plan's bounds in minutes: others trade in the pool meanwhile. */
const minutes = 10

const isStale = ({ decidedAt }: LiquidityPlan, now: number) => now - decidedAt > minutes * 60_000

/** Returns, as a sentence, why a plan may not be signed any more. A sent transaction is still followed. */
function useQuoteExpiry(plan: LiquidityPlan): string | undefined {
  const { t } = useTranslation()
  return isStale(plan, useNow(true)) ? t('liquidity.stale', { minutes }) : undefined
}

/** Describes a plan as a sentence. */
function describePlan(
  plan: LiquidityPlan,
  { token, coin, t, language }: { token: SaleyardToken; coin: NativeCurrency; t: TFunction; language: string },
): string {
  const write = (value: bigint, decimals: number) => formatAmount(value, decimals, { grouped: true })
  const symbols = { symbol: token.symbol, coinSymbol: coin.symbol }
  if (plan.act === 'remove') {
    const coinSymbol = plan.isWrapped ? t('liquidity.wrapped', { symbol: coin.symbol }) : coin.symbol
    return t('liquidity.remove.summary', {
      units: write(plan.liquidity, liquidityDecimals),
      amount: write(plan.minAmount, token.decimals),
      coin: write(plan.minCoin, coin.decimals),
      ...symbols,
      coinSymbol,
    })
  }
  const amounts = { amount: write(plan.amount, token.decimals), coin: write(plan.coin, coin.decimals) }
  if (plan.act === 'add') return t('liquidity.add.summary', { ...amounts, ...symbols })
  const { recipient } = plan
  if (recipient.to === 'self') return t('liquidity.seed.summary', { ...amounts, ...symbols })
  if (recipient.to === 'burn') return t('liquidity.seed.summaryBurn', { ...amounts, ...symbols })
  return t('liquidity.seed.summaryLock', { ...amounts, ...symbols, date: formatTime(recipient.until, language) })
}
