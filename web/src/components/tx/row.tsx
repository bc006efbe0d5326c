import type { ReactNode } from 'react'

/** A fact of a transaction: its name, its value, and a line in small below. A value that has too little room goes below its name. */
export function Row({ name, children, note }: { name: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0">
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 flex-1 basis-36 text-end font-medium">
        <div className="wrap-anywhere">{children}</div>
        {note && <div className="mt-0.5 font-normal text-12 text-quiet">{note}</div>}
      </dd>
    </div>
  )
}
