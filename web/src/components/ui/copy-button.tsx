import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type CopyButtonProps = {
  text: string
  /** Names what is copied. */
  label: string
  /** Whether the label stands beside the icon. */
  wide?: boolean
}

/** Copies `text`; says so for two seconds. */
export function CopyButton({ text, label, wide = false }: CopyButtonProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])

  const Icon = copied ? Check : Copy
  const words = copied ? t('common.copied') : label
  return (
    <button
      type="button"
      className={wide ? 'btn btn-line btn-sm' : 'btn btn-ghost btn-square btn-xs'}
      aria-label={words}
      title={wide ? undefined : words}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <Icon aria-hidden className="size-3.5" />
      {wide && words}
    </button>
  )
}
