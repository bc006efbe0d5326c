// Heads a step that replaced another one, and takes the focus.
import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step that took another's place: it takes the focus, so that a reader knows and Tab goes on from here. */
export function StepHeading({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <h2 ref={ref} tabIndex={-1} className={`wrap-anywhere font-semibold outline-none ${className}`}>
      {children}
    </h2>
  )
}
