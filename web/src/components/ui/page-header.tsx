import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

type PageHeaderProps = {
  title: string
  lead?: string
  /** Home: the tab tells what all of it is about. */
  isHome?: boolean
  children?: ReactNode
}

/** Title and lead of a page; the title takes the focus after a change of page. */
export function PageHeader({ title, lead, isHome = false, children }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <PageTitle isHome={isHome} className="text-26 tracking-tight">
          {title}
        </PageTitle>
        {lead && <p className="mt-1 text-15 text-quiet">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
