import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type CopyButtonProps = {
  text: string
  /** Names the copied text. */
  label: string
  /** Whether the label is next to the icon. */
  wide?: boolean
  /** 32 px instead of 24, where nothing else is in the line. */
  isRoomy?: boolean
}

const icons = { copied: Check, notCopied: X }

/** Copies `text`; shows for two seconds that it worked, or that the browser did not allow it. */
export function CopyButton({ text, label, wide = false, isRoomy = false }: CopyButtonProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<keyof typeof icons>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2_000)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      // Without https the page has no clipboard at all.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  const Icon = outcome ? icons[outcome] : Copy
  const words = outcome ? t(`common.${outcome}`) : label
  return (
    <button
      type="button"
      className={wide ? 'btn btn-line btn-sm' : `btn btn-ghost btn-square ${isRoomy ? 'btn-sm' : 'btn-xs'}`}
      aria-label={words}
      title={wide ? undefined : words}
      onClick={copy}
    >
      <Icon aria-hidden className="size-3.5" />
      {wide && words}
    </button>
  )
}
