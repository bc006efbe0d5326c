import { useTranslation } from 'react-i18next'
import type { RunSummary } from '@/features/multi-send/run/types.ts'
import { ExportRun } from '@/features/multi-send/runs/transfer/export-run.tsx'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { findChain } from '@/lib/chains.ts'
import { DeleteRun } from './delete-run.tsx'
import { formatWhen } from './format-when.ts'

type PastRunProps = { summary: RunSummary; onOpen: (runId: string) => void; onDeleted: () => void }

/** One run in short, and what can be done with it. */
export function PastRun({ summary, onOpen, onDeleted }: PastRunProps) {
  const { t, i18n } = useTranslation()
  const chain = findChain(summary.chainId)
  const when = formatWhen(summary.createdAt, i18n.language)

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-48 flex-1 text-13">
        <p className="wrap-anywhere font-medium text-14">
          <bdi dir="ltr" className="font-mono">
            {formatAmount(summary.total, summary.decimals, { grouped: true })} {summary.symbol}
          </bdi>
        </p>
        <p>
          {t('multiSend.pastRuns.facts', {
            chain: chain?.title ?? String(summary.chainId),
            formatted: formatCount(summary.recipients),
          })}
        </p>
        <p className="text-quiet">{when}</p>
      </div>
      <span className={`badge badge-soft ${summary.isFinished ? 'badge-success' : 'badge-warning'}`}>
        {t(summary.isFinished ? 'multiSend.pastRuns.finished' : 'multiSend.pastRuns.unfinished')}
      </span>
      <div className="flex flex-wrap gap-2">
        {chain && (
          <button
            type="button"
            className="btn btn-sm"
            aria-label={t('multiSend.pastRuns.openLabel', { when })}
            onClick={() => onOpen(summary.id)}
          >
            {t('multiSend.pastRuns.open')}
          </button>
        )}
        <ExportRun summary={summary} when={when} />
        <DeleteRun summary={summary} when={when} onDeleted={onDeleted} />
      </div>
    </li>
  )
}
