import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Listens to keydown events wherever the focus is. It attaches in the commit that shows the keys' target: after the
 * paint, the first press would be lost.
 */
export function useDocumentKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKeyDown)
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
