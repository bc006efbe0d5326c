import { type RefObject, useEffect, useRef } from 'react'

/** Brings the top of a new step into view and gives it the focus, for keyboards and readers. Not at the first sight. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    top.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return top
}
