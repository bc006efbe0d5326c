import { useTranslation } from 'react-i18next'
import { CopyButton } from '@/components/ui/copy-button.tsx'

/** Shows the raw text of a failure for support: closed at first, copyable, limited in height. */
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
