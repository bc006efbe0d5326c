import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Shows the heading of a step that replaced another: it takes the focus, so that screen readers announce it and Tab
 * continues from here.
 */
export function StepHeading({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  // With the heading itself: later it would take the focus from what the user has pressed by then.
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <h2 ref={ref} tabIndex={-1} className={`wrap-anywhere font-semibold outline-none ${className}`}>
      {children}
    </h2>
  )
}
