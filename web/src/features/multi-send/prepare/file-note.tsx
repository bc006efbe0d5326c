import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { formatBytes } from './format-bytes.ts'
import { maximumFileBytes, type ReadFileReturnType } from './read-file.ts'

type FileNoteProps = {
  file: ReadFileReturnType | undefined
  onSheet: (sheet: string) => void
  /** Brings a line into view. */
  onLine: (number: number) => void
}

/** Why a file was not loaded, or which sheet of it was, with the others to choose, and what the sheet hides. */
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
