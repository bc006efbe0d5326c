// Lists the runs on this device: those to continue, and all of them, to open, to export and to delete.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { RunSummary } from '@saleyard/send/run/types.ts'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { formatCount, formatWhen } from '@/features/multi-send/format.ts'
import { removeRun, runStore } from '@/features/multi-send/run/run-store.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { ExportRun } from './export-run.tsx'
import { ImportRun } from './import-run.tsx'
import { useRuns } from './use-runs.ts'

type PastRunsProps = { onOpen: (runId: string) => void }

export function PastRuns({ onOpen }: PastRunsProps) {
  const { t } = useTranslation()
  const { runs, damaged, isRead, error, reload } = useRuns()

  return (
    <section aria-label={t('multiSend.pastRuns.heading')} className="panel flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-medium text-17">{t('multiSend.pastRuns.heading')}</h2>
        <ImportRun onStored={onOpen} />
      </div>
      {Boolean(error) && (
        <p className="text-13 text-warning">
          {t('multiSend.pastRuns.unreadable')} {describeError(toUserError(error), t)}
        </p>
      )}
      {damaged > 0 && (
        <p className="text-13 text-warning">{t('multiSend.pastRuns.damaged', { formatted: formatCount(damaged) })}</p>
      )}
      {!isRead && !error && <Waiting rows={[{ words: t('multiSend.pastRuns.none'), row: 'text-13' }]} />}
      {isRead && runs.length + damaged === 0 && <p className="text-13 text-quiet">{t('multiSend.pastRuns.none')}</p>}
      {runs.length > 0 && (
        <ul className="flex flex-col">
          {runs.map((summary) => (
            <PastRun key={summary.id} summary={summary} onOpen={onOpen} onDeleted={reload} />
          ))}
        </ul>
      )}
    </section>
  )
}

type PastRunProps = { summary: RunSummary; onOpen: (runId: string) => void; onDeleted: () => void }

/** One run in short, with its actions. */
function PastRun({ summary, onOpen, onDeleted }: PastRunProps) {
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

type DeleteRunProps = { summary: Pick<RunSummary, 'id' | 'isFinished' | 'doubt'>; when: string; onDeleted: () => void }

/** Deletes a run after a confirmation; for an unfinished run it explains the consequences. */
function DeleteRun({ summary, when, onDeleted }: DeleteRunProps) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const [error, setError] = useState<unknown>()
  const remove = () => removeRun(runStore, summary.id).then(onDeleted, setError)

  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-sm"
        aria-label={t('multiSend.pastRuns.deleteLabel', { when })}
        onClick={() => {
          setError(undefined)
          setConfirming(true)
        }}
      >
        {t('multiSend.pastRuns.delete')}
      </button>
      <Dialog open={isConfirming} title={t('multiSend.pastRuns.deleteTitle')} onClose={() => setConfirming(false)}>
        <div className="flex flex-col gap-3 text-14">
          <p>{t('multiSend.pastRuns.deleteText')}</p>
          {!summary.isFinished && <p className="text-warning">{t('multiSend.pastRuns.deleteWarning')}</p>}
          {summary.isFinished && summary.doubt === 'open' && (
            <p className="text-warning">{t('multiSend.pastRuns.deleteDoubt')}</p>
          )}
          {error !== undefined && <ErrorNote error={toUserError(error)} />}
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className="btn btn-ghost" onClick={() => setConfirming(false)}>
              {t('multiSend.pastRuns.keep')}
            </button>
            <button type="button" className="btn btn-error" onClick={remove}>
              {t(summary.isFinished ? 'multiSend.pastRuns.delete' : 'multiSend.pastRuns.deleteAnyway')}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

/** Lists the unfinished runs on this device, to continue them after a reload. */
export function UnfinishedRuns({ onOpen }: PastRunsProps) {
  const { runs } = useRuns()
  const unfinished = runs.filter(({ isFinished }) => !isFinished)
  return unfinished.map((summary) => <UnfinishedRun key={summary.id} summary={summary} onOpen={onOpen} />)
}

function UnfinishedRun({ summary, onOpen }: PastRunsProps & { summary: RunSummary }) {
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
