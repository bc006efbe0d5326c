import { FileDown, ListChecks, Pencil, Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type RecipientsHeaderProps = {
  /** What was read, in words. */
  status: string
  isText: boolean
  isEmpty: boolean
  onToggle: () => void
  onSample: () => void
  onClear: () => void
  onFile: (file: File) => void
}

/** Title of the list and the ways to fill it. */
export function RecipientsHeader(props: RecipientsHeaderProps) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  const { isText, isEmpty } = props
  const Toggle = isText ? ListChecks : Pencil

  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3">
      <h2 className="font-medium text-17">{t('multiSend.list.heading')}</h2>
      <p role="status" className="min-w-0 break-words text-13 text-quiet">
        {props.status}
      </p>
      <div className="ms-auto flex flex-wrap gap-1">
        {isEmpty ? (
          <button type="button" className="btn btn-ghost btn-sm" onClick={props.onSample}>
            <FileDown aria-hidden className="size-4" />
            {t('multiSend.list.sample')}
          </button>
        ) : (
          <>
            <button type="button" className="btn btn-ghost btn-sm" onClick={props.onToggle}>
              <Toggle aria-hidden className="size-4" />
              {t(isText ? 'multiSend.list.showLines' : 'multiSend.list.editText')}
            </button>
            <button type="button" className="btn btn-ghost btn-sm" onClick={props.onClear}>
              <Trash2 aria-hidden className="size-4" />
              {t('multiSend.list.clear')}
            </button>
          </>
        )}
        <button
          type="button"
          className="btn btn-soft btn-sm"
          aria-label={t('multiSend.list.loadLabel')}
          onClick={() => picker.current?.click()}
        >
          <Upload aria-hidden className="size-4" />
          {t('multiSend.list.load')}
        </button>
        <input
          ref={picker}
          type="file"
          // Spreadsheets can be chosen, to be refused with a sentence instead of being grey without one.
          accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv,text/plain"
          className="hidden"
          aria-label={t('multiSend.list.loadLabel')}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) props.onFile(file)
            // The same file may be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
      </div>
    </header>
  )
}
