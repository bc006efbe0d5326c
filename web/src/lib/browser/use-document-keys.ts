// Listens to the keys that go down, wherever the focus is.
import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Hears the keys that go down, wherever the focus is. From the commit on that shows what they belong to: after the paint the
 * first press would be lost.
 */
export function useDocumentKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKeyDown)
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
