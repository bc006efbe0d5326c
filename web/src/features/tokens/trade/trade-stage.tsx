// Takes a decided trade through its transactions: the approval of a sale where it is missing, then the trade.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { useActivityRecord, useIsPreparing } from '@/components/activity/use-activity-record.ts'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { CheckLine } from '@/components/form/check-line.tsx'
import { useNow } from '@/components/network-status/data-age.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { findContractName } from '@/components/ui/named-address.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import type { TransactionState } from '@/lib/transactions/transaction-intent.ts'
import type { MarketState, useMarketState } from './read-market-state.ts'
import type { VenueRefusal } from './read-venue.ts'
import { useTakesBundles, withApproval } from './trade-bundle.ts'
import { approvalKey, createApprovalIntent, createSwapIntent, swapKey } from './trade-intents.ts'
import {
  deadlineOf,
  findStaleness,
  isCovered,
  isOldRead,
  needsFeeConsent,
  requote,
  type Staleness,
  type TradePlan,
  type TradeTerms,
} from './trade-plan.ts'
import { isDecided } from './trade-store.ts'
import { VenueRefused } from './venue-notes.tsx'

/** What a failed read shows, and the way to repeat it. */
export type FailedRead = { error: Error | null; isFetching: boolean; refetch: () => unknown }

type TradeStageProps = {
  plan: TradePlan
  token: SaleyardToken
  state: MarketState | undefined
  market: ReturnType<typeof useMarketState>
  /** A read that failed before there was a pool to show. */
  failed: FailedRead | undefined
  /** Why the token cannot be traded any more. */
  refusal: VenueRefusal | undefined
  onMined: (receipt: TransactionReceipt) => void
  /** Decides the same trade by the new figures. */
  onRenew: (terms: TradeTerms) => void
  onLeave: () => void
}

/** Includes states whose transaction may still appear: another plan has another key, and would be signed in addition. */
const pendingStates: readonly TransactionState[] = [
  'awaiting-signature',
  'uncertain',
  'proposed',
  'submitted',
  'replaced',
]

/** Takes the one decided trade through its transactions, until it is mined or given up. A pending one cannot be given up. */
export function TradeStage({ plan, token, state, onRenew, onLeave, ...reading }: TradeStageProps) {
  const { t } = useTranslation()
  const swap = useActivityRecord(swapKey(plan))
  const now = useNow(true)
  const staleness = findStaleness(plan, state, now)
  // An approval on its way holds nothing up: what it leaves is offered to be ended.
  const isPreparing = useIsPreparing(swapKey(plan))
  const isPending = isPreparing || isStillPending(swap, plan, state)
  const blockedReason = useStaleWords(staleness, plan, token, state)
  return (
    <div data-stage className="flex min-w-0 flex-col gap-4">
      <Steps {...reading} {...{ plan, token, state, swap, blockedReason }} />
      {staleness && !isPending && state && (
        <Renewal {...{ plan, state, onRenew }} isOld={isOldRead(reading.market.dataUpdatedAt, now)} />
      )}
      <button type="button" className="btn self-start" disabled={isPending} onClick={onLeave}>
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('trade.back')}
      </button>
    </div>
  )
}

/** A transaction without a hash, or one that no node knows, can only revert once its deadline has passed on the chain. */
function isStillPending(record: ActivityRecord | undefined, plan: TradePlan, state: MarketState | undefined): boolean {
  if (!record) return false
  // The network no longer knows it, but may again.
  const isVanished = record.state === 'dropped' && record.dropReason === 'vanished'
  if (!isVanished && !pendingStates.includes(record.state)) return false
  const isOver = state !== undefined && state.timestamp > deadlineOf(plan)
  return !isOver || (record.hash !== undefined && !isVanished)
}

/** Says why a decided trade has to be confirmed again; undefined if it counts. */
function useStaleWords(
  staleness: Staleness | undefined,
  plan: TradePlan,
  token: SaleyardToken,
  state: MarketState | undefined,
): string | undefined {
  const { t } = useTranslation()
  if (!staleness) return undefined
  const { decimals, symbol } = plan.direction === 'buy' ? token : getChain(plan.chainId).nativeCurrency
  const minimum = state ? requote(plan, state).minimum : 0n
  return t(`trade.stale.${staleness}`, { amount: formatAmount(minimum, decimals, { grouped: true }), symbol })
}

type RenewalProps = Pick<TradeStageProps, 'plan' | 'onRenew'> & { state: MarketState; isOld: boolean }

/** Offers the same trade by the new figures, unless they need a consent that only the form asks for. */
function Renewal({ plan, state, onRenew, isOld }: RenewalProps) {
  const { t } = useTranslation()
  const terms = requote(plan, state)
  if (needsFeeConsent(terms) && terms.poolFee > plan.poolFee)
    return (
      <p className="text-13 text-warning">{t('trade.staleFee', { percent: formatAmount(BigInt(terms.poolFee), 2) })}</p>
    )
  if (!isCovered(terms, plan))
    return <p className="text-13 text-warning">{t('trade.staleImpact', { percent: formatAmount(terms.impact, 2) })}</p>
  return (
    <button type="button" className="btn btn-primary" disabled={isOld} onClick={() => onRenew(terms)}>
      {t('trade.renew')}
    </button>
  )
}

type StepsProps = Pick<TradeStageProps, 'plan' | 'token' | 'state' | 'market' | 'failed' | 'refusal' | 'onMined'> & {
  swap: ActivityRecord | undefined
  blockedReason: string | undefined
}

function Steps({ swap, state, refusal, failed, ...step }: StepsProps) {
  const { plan, market, ...next } = step
  const needed = plan.direction === 'buy' ? 0n : plan.amount
  const allowance = state?.holdings?.allowance
  const isLacking = (allowance ?? needed) < needed
  const sale = { ...next, plan, swap, allowance }
  // A sent trade is followed, also after it has used up the approval, and while the pool cannot be read.
  const isSent = swap !== undefined && swap.state !== 'failed' && swap.state !== 'reverted'
  const together = useTogether(plan, isLacking && !isSent)
  if (isSent) return <Swap {...sale} isTogether={swap.bundle !== undefined} />
  // Nothing is signed for a pool that was not found again behind a router of the table.
  if (refusal) return <VenueRefused refusal={refusal} token={step.token} account={plan.account} />
  if (allowance === undefined) return <Unread failed={failed} />
  if (!isLacking) return <Swap {...sale} />
  return (
    <>
      {together.choice}
      {together.isChosen ? (
        <Swap {...sale} isTogether />
      ) : (
        <Approval plan={plan} {...next} before={allowance} onMined={market.refetch} />
      )}
    </>
  )
}

/** Offers to approve and sell in one step while the wallet says that it can: it may be another one by now. */
function useTogether(plan: TradePlan, isAsked: boolean) {
  const { t } = useTranslation()
  const [isChosen, setChosen] = useState(false)
  if (!useTakesBundles(plan, isAsked)) return { isChosen: false }
  const choice = (
    <CheckLine checked={isChosen} onChange={setChosen}>
      {t('trade.together')}
    </CheckLine>
  )
  return { isChosen, choice }
}

function Unread({ failed }: Pick<StepsProps, 'failed'>) {
  const { t } = useTranslation()
  if (!failed?.error) return <Waiting rows={4} label={t('trade.reading')} />
  return (
    <ReadFailed
      error={failed.error}
      lead={t('trade.unreadable')}
      isFetching={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  )
}

type StepProps = Pick<StepsProps, 'plan' | 'token' | 'blockedReason'>

type ApprovalProps = StepProps & { before: bigint; onMined: () => Promise<{ isError: boolean }> }

function Approval({ plan, token, before, blockedReason, onMined }: ApprovalProps) {
  const { t } = useTranslation()
  const config = useConfig()
  // The allowance was read again since the approval was mined, and is still too small.
  const [isLate, setLate] = useState(false)
  const { chainId, account, router: spender, amount } = plan
  const { decimals, symbol } = token
  const write = (value: bigint) => formatAmount(value, decimals, { grouped: true })
  const intent = createApprovalIntent(config, {
    ...{
      key: approvalKey(plan),
      chainId,
      account,
      token: token.token,
      spender,
      before,
      after: amount,
      decimals,
      symbol,
    },
    summary: t('trade.approval.summary', {
      spender: findContractName(chainId, spender) ?? shortenAddress(spender),
      amount: write(amount),
      symbol,
    }),
  })
  return (
    <>
      <TransactionPanel
        intent={intent}
        actionLabel={t('liquidity.approval.action')}
        {...(blockedReason && { blockedReason })}
        onMined={() => void onMined().then(({ isError }) => !isError && setLate(true))}
      />
      {isLate && (
        <p role="status" className="text-13 text-warning">
          {t('trade.approval.late', { amount: write(before), symbol })}
        </p>
      )}
    </>
  )
}

type SwapProps = StepProps &
  Pick<StepsProps, 'onMined' | 'swap'> & { isTogether?: boolean; allowance: bigint | undefined }

function Swap({ plan, token, blockedReason, onMined, swap: earlier, isTogether = false, allowance }: SwapProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { direction, amount, minimum } = plan
  const coin = getChain(plan.chainId).nativeCurrency
  const [paid, got] = direction === 'buy' ? [coin, token] : [token, coin]
  // What counts is what blocks it when the wallet opens, not what did at the click.
  const latest = useRef(blockedReason)
  latest.current = blockedReason
  const swap = createSwapIntent(config, plan, {
    isCurrent: () => latest.current === undefined && isDecided(plan),
    summary: t(`trade.summary.${direction}`, {
      amount: formatAmount(amount, paid.decimals, { grouped: true }),
      least: formatAmount(minimum, got.decimals, { grouped: true }),
      symbol: token.symbol,
      coinSymbol: coin.symbol,
    }),
    amounts: [
      ...(direction === 'sell'
        ? [{ label: t('tx.amount'), value: amount, decimals: token.decimals, symbol: token.symbol }]
        : []),
      { label: t('trade.least'), value: minimum, decimals: got.decimals, symbol: got.symbol },
    ],
  })
  const intent = isTogether ? withApproval(config, plan, { sale: swap, earlier }) : swap
  const { router: spender } = plan
  if (isTogether) {
    const { decimals, symbol } = token
    const approval = t('trade.approval.summary', {
      spender: findContractName(plan.chainId, spender) ?? shortenAddress(spender),
      amount: formatAmount(amount, decimals, { grouped: true }),
      symbol,
    })
    intent.summary = `${approval} ${swap.summary}`
    if (allowance !== undefined)
      intent.approval = { token: token.token, symbol, decimals, spender, before: allowance, after: amount }
  }
  return (
    <TransactionPanel
      intent={intent}
      actionLabel={t(`activity.kinds.${intent.kind}`)}
      {...(blockedReason && { blockedReason })}
      onMined={onMined}
    />
  )
}
