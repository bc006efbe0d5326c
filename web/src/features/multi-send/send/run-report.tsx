import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { buildReport } from '../core/build-report.ts'
import { toReportCsv } from '../core/report/to-report-csv.ts'
import { toReportJson } from '../core/report/to-report-json.ts'
import type { StoredRun } from '../run/types.ts'
import { groupDigits } from '../shared/group-digits.ts'
import { countPaid } from './count-paid.ts'
import { countStatuses } from './count-statuses.ts'
import { saveFile } from './save-file.ts'
import { SkippedList } from './skipped-list.tsx'
import { findUnpaid, toRetryText } from './to-retry-text.ts'

type RunReportProps = {
  run: StoredRun
  onRetry: (text: string) => void
  onStartNew: () => void
}

/** What became of every line, to read, to keep, and to try again. */
export function RunReport({ run, onRetry, onStartNew }: RunReportProps) {
  const { t } = useTranslation()
  const { plan, records, lines, summary } = run
  const rows = useMemo(
    () => buildReport(lines, plan, records, summary.decimals),
    [lines, plan, records, summary.decimals],
  )
  const unpaid = findUnpaid(plan, records)
  const paid = countPaid(plan.batches, records)
  const total = plan.recipients.length
  const name = `saleyard-${summary.symbol.replace(/[^\w-]/g, '')}-${summary.id.slice(0, 8)}`

  return (
    <section className="panel flex min-w-0 flex-col gap-4" aria-label={t('multiSend.report.heading')}>
      <h2 className="font-medium text-20">{t('multiSend.report.heading')}</h2>
      <p role="status">
        {paid === total
          ? t('multiSend.report.allPaid', { count: total, formatted: groupDigits(total) })
          : t('multiSend.report.partPaid', { paid: groupDigits(paid), total: groupDigits(total) })}
      </p>
      <h3 className="-mb-3 text-13 text-quiet">{t('multiSend.report.lines')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
        {countStatuses(rows).map(({ status, count }) => (
          <div key={status} className="border-line border-b py-2">
            <dt className="text-13 text-quiet">{t(`multiSend.report.statuses.${status}`)}</dt>
            <dd className="font-medium font-mono text-13">{groupDigits(count)}</dd>
          </div>
        ))}
      </dl>
      <SkippedList plan={plan} records={records} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-soft"
          onClick={() => saveFile(`${name}.csv`, 'text/csv', toReportCsv(rows))}
        >
          <Download aria-hidden className="size-4" />
          {t('multiSend.report.csv')}
        </button>
        <button
          type="button"
          className="btn btn-soft"
          onClick={() => saveFile(`${name}.json`, 'application/json', toReportJson(rows))}
        >
          <Download aria-hidden className="size-4" />
          {t('multiSend.report.json')}
        </button>
        {unpaid.length > 0 && (
          <button type="button" className="btn" onClick={() => onRetry(toRetryText(unpaid, summary.decimals))}>
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
