import type { ReactNode } from 'react'

/** Something to look at beside something to do; above it where there is no room. */
export function TwoColumns({ start, children }: { start: ReactNode; children: ReactNode }) {
  return (
    <div className="grid w-full max-w-5xl items-stretch gap-6 md:grid-cols-2">
      <div className="flex flex-col items-center justify-center rounded-box bg-tint p-6 sm:p-10">{start}</div>
      <div className="flex flex-col items-center justify-center">{children}</div>
    </div>
  )
}
