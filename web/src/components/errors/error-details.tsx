// Shows the raw text of a failure behind "Details", with a button to copy it.
import { useTranslation } from 'react-i18next'
import { CopyButton } from '@/components/ui/copy-button.tsx'

/** The raw text of a failure, for whoever helps: closed at first, copyable, never higher than a hand. */
export function ErrorDetails({ text }: { text: string }) {
  const { t } = useTranslation()
  if (!text) return null
  return (
    <details className="text-12 text-quiet">
      <summary className="w-fit cursor-pointer">{t('common.details')}</summary>
      <div className="mt-1 flex items-start gap-1 rounded-field bg-tint p-2">
        <pre dir="ltr" className="max-h-40 min-w-0 flex-1 overflow-auto whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
        <CopyButton text={text} label={t('common.copyDetails')} />
      </div>
    </details>
  )
}
