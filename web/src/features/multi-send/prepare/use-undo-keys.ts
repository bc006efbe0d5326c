import type { DraftDispatch } from '@/features/multi-send/state/use-multi-send.ts'
import { useDocumentKeys } from '@/lib/use-document-keys.ts'

/** Ctrl or Cmd with Z undoes, with Shift redoes. A text field has its own history while it has the focus. */
export function useUndoKeys(dispatch: DraftDispatch): void {
  useDocumentKeys((event) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || isOwnHistory(target)) return
    event.preventDefault()
    dispatch({ type: shiftKey ? 'redone' : 'undone' })
  })
}

// Behind an open dialog nothing is changed either.
function isOwnHistory(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('textarea, input:not([type=radio]), [contenteditable], dialog') !== null
  )
}
