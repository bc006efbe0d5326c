import { useTranslation } from 'react-i18next'
import { fieldIds } from '../shared/field-ids.ts'
import type { Draft } from '../state/multi-send-state.ts'
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

  return (
    <div className="flex h-80 flex-col gap-2 p-4">
      <label htmlFor={fieldIds.recipients} className="text-13 text-quiet">
        {t('multiSend.list.label')}
      </label>
      <textarea
        id={fieldIds.recipients}
        dir="ltr"
        className="textarea w-full flex-1 resize-none font-mono text-13"
        placeholder={t(`multiSend.list.${amountKind === 'each' ? 'placeholderEach' : 'placeholderSame'}`)}
        aria-describedby={`${fieldIds.recipients}-help`}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!isLongText(pasted)) return
          event.preventDefault()
          const { value, selectionStart, selectionEnd } = event.currentTarget
          change(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
        }}
        // Another window in front is no leaving: the field is still the active one.
        onBlur={(event) => document.activeElement !== event.currentTarget && text.trim() !== '' && onLeave()}
      />
      <p id={`${fieldIds.recipients}-help`} className="text-13 text-quiet">
        {t('multiSend.list.empty')}
      </p>
    </div>
  )
}

function countLines(text: string): number {
  return text.split('\n').length
}
