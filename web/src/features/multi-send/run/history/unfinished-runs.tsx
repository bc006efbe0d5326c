import type { RunSummary } from '@saleyard/send/run/types.ts'
import { History } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount, formatWhen } from '@/features/multi-send/format.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { useRuns } from './use-runs.ts'

type UnfinishedRunsProps = { onOpen: (runId: string) => void }

/** Lists the unfinished runs on this device, to continue them after a reload. */
export function UnfinishedRuns({ onOpen }: UnfinishedRunsProps) {
  const { runs } = useRuns()
  const unfinished = runs.filter(({ isFinished }) => !isFinished)
  return unfinished.map((summary) => <UnfinishedRun key={summary.id} summary={summary} onOpen={onOpen} />)
}

function UnfinishedRun({ summary, onOpen }: UnfinishedRunsProps & { summary: RunSummary }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const chain = findChain(summary.chainId)
  const when = formatWhen(summary.createdAt, i18n.language)

  return (
    <article
      aria-labelledby={`${id}-title ${id}-text`}
      className="flex flex-wrap items-center gap-3 rounded-box border border-warning/40 bg-warning/10 p-4"
    >
      <History aria-hidden className="size-5 shrink-0 text-warning" />
      <div className="min-w-48 flex-1">
        <h2 id={`${id}-title`} className="font-medium">
          {t('multiSend.send.unfinishedHeading')}
        </h2>
        <p id={`${id}-text`} className="wrap-anywhere text-13">
          {t('multiSend.send.unfinished', {
            count: summary.recipients,
            formatted: formatCount(summary.recipients),
            amount: formatAmount(summary.total, summary.decimals, { grouped: true }),
            symbol: summary.symbol,
            chain: chain?.title ?? String(summary.chainId),
            when,
          })}
        </p>
      </div>
      {chain?.configured ? (
        <button type="button" className="btn" onClick={() => onOpen(summary.id)}>
          {t('multiSend.send.continueRun')}
        </button>
      ) : (
        <p className="text-13">{t('multiSend.send.notConfigured')}</p>
      )}
    </article>
  )
}
