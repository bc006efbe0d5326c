type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/**
 * Whether a key asks for the search: Ctrl-K or ⌘-K anywhere, `/` where it types nothing. Where a keyboard has no Latin
 * letters, K is the key that has it elsewhere.
 */
export function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: Keys): boolean {
  if (altKey) return false
  if (ctrlKey !== metaKey) return !shiftKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK')
  return key === '/' && !ctrlKey && !isTyping(target)
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
