import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import type { StoredRun } from '@/features/multi-send/run/types.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { saveFile } from '@/lib/save-file.ts'
import { countPaid } from './count-paid.ts'
import { SkippedList } from './skipped-list.tsx'
import { useReport } from './use-report.ts'

type RunReportProps = {
  run: StoredRun
  onRetry: (text: string) => void
  onStartNew: () => void
}

/** What became of every line, to read, to keep, and to try again. */
export function RunReport({ run, onRetry, onStartNew }: RunReportProps) {
  const { t } = useTranslation()
  const { plan, records, summary } = run
  const report = useReport(run)
  const paid = countPaid(plan.batches, records)
  const total = plan.recipientCount
  const name = `saleyard-${summary.symbol.replace(/[^\w-]/g, '')}-${summary.id.slice(0, 8)}`

  const [failure, setFailure] = useState<unknown>()
  const attempt = (work: () => Promise<void>) => {
    setFailure(undefined)
    work().catch(setFailure)
  }
  const unreadable = failure ?? report.error

  return (
    <section className="panel flex min-w-0 flex-col gap-4" aria-label={t('multiSend.report.heading')}>
      <h2 className="font-medium text-20">{t('multiSend.report.heading')}</h2>
      <p role="status">
        {paid === total
          ? t('multiSend.report.allPaid', { count: total, formatted: formatCount(total) })
          : t('multiSend.report.partPaid', { paid: formatCount(paid), total: formatCount(total) })}
      </p>
      <OtherAccounts run={run} />
      <h3 className="-mb-3 text-13 text-quiet">{t('multiSend.report.lines')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
        {report.statuses.map(({ status, count }) => (
          <div key={status} className="border-line border-b py-2">
            <dt className="text-13 text-quiet">{t(`multiSend.report.statuses.${status}`)}</dt>
            <dd className="font-medium font-mono text-13">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {unreadable ? <ErrorNote error={toUserError(unreadable)} lead={t('multiSend.report.listUnreadable')} /> : null}
      <SkippedList records={records} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          onClick={() => attempt(async () => saveFile(`${name}.csv`, await report.write('csv')))}
        >
          <Download aria-hidden className="size-4" />
          {t('multiSend.report.csv')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => attempt(async () => saveFile(`${name}.json`, await report.write('json')))}
        >
          <Download aria-hidden className="size-4" />
          {t('multiSend.report.json')}
        </button>
        {report.unpaidCount > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => attempt(async () => onRetry(await report.writeRetryList()))}
          >
            {t('multiSend.report.retry')}
          </button>
        )}
        <button type="button" className="btn btn-ghost" onClick={onStartNew}>
          {t('multiSend.report.startNew')}
        </button>
      </div>
    </section>
  )
}

/** Which batches another account has paid, because the wallet signed with that one. */
function OtherAccounts({ run: { plan, records } }: Pick<RunReportProps, 'run'>) {
  const { t } = useTranslation()
  const by = (key: 'paidBy' | 'alsoPaidBy') => [...new Set(records.flatMap((record) => record[key] ?? []))]
  const numbersOf = (key: 'paidBy' | 'alsoPaidBy', account: Address) =>
    records.flatMap((record) => (record[key] === account ? [formatCount(record.number)] : [])).join(', ')
  const sentences = [
    ...by('paidBy').map((account) =>
      t('multiSend.report.paidByOther', { numbers: numbersOf('paidBy', account), account, sender: plan.sender }),
    ),
    ...by('alsoPaidBy').map((account) =>
      t('multiSend.report.paidTwice', { numbers: numbersOf('alsoPaidBy', account), account }),
    ),
  ]
  return sentences.map((sentence) => (
    <p key={sentence} className="wrap-anywhere text-warning">
      {sentence}
    </p>
  ))
}
