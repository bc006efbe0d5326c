import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Stands under a field and stops nobody. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-1.5 text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}
