import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldIds } from '@/features/multi-send/shared/field-ids.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import { isLongText } from './is-long-text.ts'

type RecipientsEditorProps = {
  text: string
  amountKind: Draft['amountKind']
  /** Another list: pasted over an empty field. */
  onReplace: (text: string) => void
  onEdit: (text: string) => void
  /** The field was left, or many lines came at once: the list with its states is of more use now. */
  onLeave: () => void
}

/** The list as plain text. */
export function RecipientsEditor({ text, amountKind, onReplace, onEdit, onLeave }: RecipientsEditorProps) {
  const { t } = useTranslation()
  const change = (next: string) => {
    if (text.trim() === '') onReplace(next)
    else onEdit(next)
    if (isLongText(next) || countLines(next) > countLines(text) + 1) onLeave()
  }
  const field = useLongInsert(change)

  return (
    <div className="flex h-80 flex-col gap-2 p-4">
      <label htmlFor={fieldIds.recipients} className="text-13 text-quiet">
        {t('multiSend.list.label')}
      </label>
      <textarea
        ref={field}
        id={fieldIds.recipients}
        dir="ltr"
        className="textarea w-full flex-1 resize-none font-mono text-13"
        placeholder={t(`multiSend.list.${amountKind === 'each' ? 'placeholderEach' : 'placeholderSame'}`)}
        aria-describedby={`${fieldIds.recipients}-help`}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.target.value)}
        // Another window in front is no leaving: the field is still the active one.
        onBlur={(event) => document.activeElement !== event.currentTarget && text.trim() !== '' && onLeave()}
      />
      <p id={`${fieldIds.recipients}-help`} className="text-13 text-quiet">
        {t('multiSend.list.empty')}
      </p>
    </div>
  )
}

/**
 * Takes a long text before the field does, which would lay it out for seconds: pasted, dropped, from a phone's clipboard bar, or
 * put in by a program.
 *
 * @param onText With what the field would hold.
 */
function useLongInsert(onText: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(onText)
  latest.current = onText
  useEffect(() => {
    const element = field.current
    if (!element) return
    const take = (event: Event, added: string | null | undefined) => {
      if (!added || !isLongText(added)) return
      event.preventDefault()
      const { value, selectionStart, selectionEnd } = element
      latest.current(value.slice(0, selectionStart) + added + value.slice(selectionEnd))
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.getData('text'))
    const insert = (event: InputEvent) => take(event, event.data ?? event.dataTransfer?.getData('text'))
    element.addEventListener('paste', paste)
    element.addEventListener('beforeinput', insert)
    return () => {
      element.removeEventListener('paste', paste)
      element.removeEventListener('beforeinput', insert)
    }
  }, [])
  return field
}

function countLines(text: string): number {
  return text.split('\n').length
}
