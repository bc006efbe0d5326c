import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type LineEditorProps = {
  number: number
  text: string
  /** With the new text, or with nothing when the line stays as it was. */
  onDone: (text: string | undefined) => void
}

/** Edits one line in its place. */
export function LineEditor({ number, text, onDone }: LineEditorProps) {
  const { t } = useTranslation()
  const [value, setValue] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const finish = () => onDone(value === text ? undefined : value)

  return (
    <input
      ref={input}
      dir="ltr"
      className="input input-sm w-full min-w-0 font-mono text-13 text-base-content"
      aria-label={t('multiSend.list.lineLabel', { number })}
      title={t('multiSend.list.lineEditHint')}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setValue(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') onDone(undefined)
      }}
    />
  )
}
