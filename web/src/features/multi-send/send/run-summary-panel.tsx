import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../lib/amounts/format-amount.ts'
import type { StoredRun } from '../run/types.ts'
import type { Asset } from '../shared/asset.ts'
import { formatCount } from '../shared/format-count.ts'
import { SummaryPanel } from '../shared/summary-panel.tsx'

type RunSummaryPanelProps = { run: StoredRun; asset: Pick<Asset, 'origin'>; action: ReactNode }

/** The frozen plan in short, beside Approve and Send. */
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
