import type { TFunction } from 'i18next'
import { createElement } from 'react'
import { AsOf } from '@/components/network-status/as-of.tsx'
import type { ListSummary } from '@/features/multi-send/list/types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import type { SummaryRow } from '@/features/multi-send/shared/summary-panel.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

/** Recipients, total and what is left, for the summary. */
export function summarizeList(list: ListSummary | undefined, asset: Asset, t: TFunction): SummaryRow[] {
  const total = list?.total ?? 0n
  return [
    { label: t('multiSend.summary.recipients'), value: formatCount(list?.recipientCount ?? 0) },
    {
      label: t('multiSend.summary.total'),
      value: formatAmount(total, asset.decimals, { grouped: true }),
      hint: asset.symbol,
    },
    leftRow(total, asset, t),
  ]
}

function leftRow(total: bigint, { balance, balanceRead, decimals }: Asset, t: TFunction): SummaryRow {
  if (balance === undefined)
    return { label: t('multiSend.summary.leftAfter'), value: '', hint: t('multiSend.summary.unknown') }
  const isEnough = total <= balance
  return {
    label: t(isEnough ? 'multiSend.summary.leftAfter' : 'multiSend.summary.missing'),
    value: formatAmount(isEnough ? balance - total : total - balance, decimals, { grouped: true }),
    // What is left is only as good as the balance it is counted from.
    hint: balanceRead && createElement(AsOf, balanceRead),
    isBad: !isEnough,
  }
}
