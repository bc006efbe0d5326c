import type { ReactNode } from 'react'

/**
 * A fact of a transaction: its name, its value, and a line in small below. A value that has too little room goes below its name;
 * the small line takes what room there is, if it is enough to be read.
 */
export function Row({ name, children, note }: { name: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0">
      <dt className="text-quiet">{name}</dt>
      <dd className={`grow basis-auto text-end font-medium ${note ? 'min-w-36' : 'min-w-0'}`}>
        <div className="wrap-anywhere">{children}</div>
        {note && <div className="mt-0.5 w-0 min-w-full font-normal text-12 text-quiet">{note}</div>}
      </dd>
    </div>
  )
}
