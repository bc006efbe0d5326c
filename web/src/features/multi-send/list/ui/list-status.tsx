// Shows the status of the list, the progress of a long reading, and the outcome of a chosen file.

import { maximumFileBytes, type ReadFileReturnType } from '@saleyard/send/list/read-file.ts'
import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatCount } from '@/features/multi-send/format.ts'
import { localizeDecimal } from '@/lib/i18n/format-amount.ts'
import type { ListReading } from './use-recipient-list.ts'

/** Describes the list in one line, such as `airdrop.csv, 58.1 kB · 1 000 lines read in 0.1 s`. */
export function useListStatus(reading: ListReading, file: { name: string; bytes: number } | undefined): string {
  const { t } = useTranslation()
  if (reading.status === 'failed') return t('multiSend.list.readingFailed')
  if (reading.status === 'reading') return t('multiSend.list.reading')
  if (!reading.list || reading.list.lineCount === 0) return ''

  const count = reading.list.lineCount
  const lines = t('multiSend.list.read', { count, formatted: formatCount(count) })
  const seconds = (reading.milliseconds / 1000).toFixed(1)
  // Shorter times are not worth showing.
  const read = seconds === '0.0' ? lines : t('multiSend.list.readIn', { lines, seconds: localizeDecimal(seconds) })
  if (!file) return read
  return `${t('multiSend.list.loaded', { name: file.name, size: formatBytes(file.bytes) })} · ${read}`
}

/** Progress of a long reading, or its failure with a button to try again. */
export function ReadingProgress({ status, progress, retry }: Pick<ListReading, 'status' | 'progress' | 'retry'>) {
  const { t } = useTranslation()
  if (status === 'failed') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3 text-error text-sm">
        {t('multiSend.list.readingFailed')}
        <button type="button" className="btn btn-sm" onClick={retry}>
          {t('multiSend.prepare.again')}
        </button>
      </p>
    )
  }
  if (!progress) return null
  const { done, total } = progress
  return (
    <div className="flex items-center gap-3 border-line border-b px-4 py-2">
      <progress
        className="progress progress-primary flex-1"
        aria-label={t('multiSend.list.reading')}
        value={done}
        max={total}
      />
      <span aria-hidden className="font-mono text-13 text-quiet">
        {t('multiSend.prepare.percent', { percent: Math.floor((100 * done) / total) })}
      </span>
    </div>
  )
}

type FileNoteProps = {
  file: ReadFileReturnType | undefined
  onSheet: (sheet: string) => void
  /** Scrolls a line into view. */
  onLine: (number: number) => void
}

/** The reason why a file is not loaded; or its sheet, with the others to choose, and a note on hidden rows. */
export function FileNote({ file, onSheet, onLine }: FileNoteProps) {
  const { t } = useTranslation()
  if (!file) return null
  if (!file.ok) {
    return (
      <p role="alert" className="border-line border-b px-4 py-3 text-error text-sm">
        {t(`multiSend.file.${file.problem}`, {
          name: file.name,
          size: formatBytes(file.bytes),
          limit: formatBytes(maximumFileBytes),
        })}
      </p>
    )
  }
  const { sheet, sheets = [], hiddenLines = [] } = file
  const [firstHidden] = hiddenLines
  return (
    <>
      {sheets.length > 1 && (
        <label className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-2 text-13">
          {t('multiSend.prepare.sheet', { name: file.name })}
          <select
            className="select select-sm w-auto min-w-0 max-w-full"
            value={sheet}
            onChange={(event) => onSheet(event.target.value)}
          >
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {firstHidden !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2 text-13">
          <p className="wrap-anywhere flex min-w-0 items-start gap-2 text-warning">
            <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('multiSend.prepare.hiddenRows', { name: file.name, formatted: formatCount(hiddenLines.length) })}
          </p>
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => onLine(firstHidden)}>
            {t('multiSend.prepare.firstHidden')}
          </button>
        </div>
      )}
    </>
  )
}
