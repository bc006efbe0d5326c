import { useTranslation } from 'react-i18next'
import { formatBytes } from './format-bytes.ts'
import { maximumFileBytes, type ReadFileReturnType } from './read-file.ts'

type FileNoteProps = { file: ReadFileReturnType | undefined; onSheet: (sheet: string) => void }

/** Why a file was not loaded, or which sheet of it was, with the others to choose. */
export function FileNote({ file, onSheet }: FileNoteProps) {
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
  const { sheet, sheets = [] } = file
  if (sheets.length < 2) return null
  return (
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
  )
}
