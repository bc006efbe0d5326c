import type { StoredRun } from '@saleyard/send/run/types.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/features/multi-send/format.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { SummaryPanel } from '@/features/multi-send/summary-panel.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

type RunSummaryPanelProps = { run: StoredRun; asset: Pick<Asset, 'origin'>; action: ReactNode }

/** Summary of the frozen plan, next to Approve and Send. */
export function RunSummaryPanel({ run, asset, action }: RunSummaryPanelProps) {
  const { t } = useTranslation()
  const { summary, plan } = run

  return (
    <SummaryPanel
      symbol={summary.symbol}
      origin={asset.origin}
      rows={[
        { label: t('multiSend.summary.recipients'), value: formatCount(plan.recipientCount) },
        {
          label: t('multiSend.summary.total'),
          value: formatAmount(plan.total, summary.decimals, { grouped: true }),
          hint: summary.symbol,
        },
        { label: t('multiSend.summary.batches'), value: formatCount(plan.batches.length) },
      ]}
      action={action}
      note={t(plan.route.startsWith('plain') ? 'multiSend.summary.oncePlain' : 'multiSend.summary.once')}
    />
  )
}
