import type { ReactNode } from 'react'

/** A value of several lines, each at the row's end: also amounts, which are read from left to right in every language. */
export function Lines({ children }: { children: ReactNode }) {
  return <span className="flex flex-col items-end">{children}</span>
}
