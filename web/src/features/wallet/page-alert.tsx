import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A line across the page that concerns all of it: what is wrong, and one way out. */
export function PageAlert({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-warning/10 px-4 py-3 text-14 sm:px-8"
    >
      <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  )
}
