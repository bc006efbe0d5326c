import type { TFunction } from 'i18next'
import { getAddress } from 'viem'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { ListSummary } from '@/features/multi-send/list/types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { costText } from '@/features/multi-send/shared/cost-text.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { explainBatches } from './explain-batches.ts'
import { costOf, type Funds } from './find-missing.ts'
import type { Figure } from './review-figures.tsx'

type DescribePlanParameters = { plan: Plan; funds: Funds; asset: Asset; list: Pick<ListSummary, 'extremes'> }

/** The plan in figures, each with its reason. */
export function describePlan({ plan, funds, asset, list }: DescribePlanParameters, t: TFunction): Figure[] {
  const money = (value: bigint) => `${formatAmount(value, asset.decimals, { grouped: true })} ${asset.symbol}`
  const coin = (value: bigint) => costText(value, asset.chain.symbol)
  const left = funds.asset - plan.total
  const [first] = plan.batches

  return [
    { label: t('multiSend.review.recipients'), value: formatCount(plan.recipientCount) },
    { label: t('multiSend.review.total'), value: money(plan.total) },
    { label: t('multiSend.review.balance'), value: money(funds.asset) },
    ...(left >= 0n ? [{ label: t('multiSend.review.leftAfter'), value: money(left) }] : []),
    ...describeExtremes(plan.recipientCount > 1 ? list.extremes : undefined, money, t),
    {
      label: t('multiSend.review.batches'),
      value: formatCount(plan.batches.length),
      help: describeBatches(plan, asset, t),
    },
    {
      label: t('multiSend.review.costBatch'),
      value: coin((first?.gas ?? 0n) * funds.gasPrice),
      help: t('multiSend.review.costBatchHelp', { gas: formatCount(first?.gas ?? 0n) }),
    },
    {
      label: t('multiSend.review.costTotal'),
      value: coin(costOf(plan, funds)),
      help: `${t(`multiSend.review.methods.${plan.gasModel.method}`)} ${t('multiSend.review.costTotalHelp')}`,
    },
  ]
}

function describeExtremes(extremes: ListSummary['extremes'], money: (value: bigint) => string, t: TFunction): Figure[] {
  if (!extremes) return []
  return (['largest', 'smallest'] as const).map((which) => {
    const { address, amount, lines } = extremes[which]
    return {
      label: t(`multiSend.review.${which}`),
      value: money(amount),
      help: t('multiSend.review.toLines', { address: getAddress(address), line: lines[0] ?? 0 }),
    }
  })
}

function describeBatches(plan: Plan, asset: Asset, t: TFunction): string {
  const { why, limit, count } = explainBatches(plan)
  return t(`multiSend.review.batchesWhy${why}`, {
    chain: asset.chain.name,
    limit: formatCount(limit),
    count: formatCount(count),
  } as { chain: string })
}
