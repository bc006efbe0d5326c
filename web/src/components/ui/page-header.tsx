import type { ReactNode } from 'react'

/** Title and lead of a page; the title takes the focus after a change of page. */
export function PageHeader({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="font-semibold text-26 tracking-tight">{title}</h1>
        {lead && <p className="mt-1 text-15 text-quiet">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
