// Shows a page's title and lead, and sets the title of the browser's tab.
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

type PageHeaderProps = {
  title: string
  lead?: string
  /** On the home page the tab shows the product's full title. */
  isHome?: boolean
  children?: ReactNode
}

/** Shows the title and lead of a page; the title takes the focus after a change of page. */
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

type PageTitleProps = {
  children: string
  /** On the home page the tab shows the product's full title. */
  isHome?: boolean
  className?: string
}

/** Shows the heading of a page, which also names the tab. */
export function PageTitle({ children, isHome = false, className = '' }: PageTitleProps) {
  usePageTitle(isHome ? undefined : children)
  return <h1 className={`font-semibold ${className}`}>{children}</h1>
}

/**
 * Sets the tab's title: the page and the brand, in the displayed language; without a page's name, the product's full
 * title.
 */
function usePageTitle(page?: string): void {
  const { t } = useTranslation()
  const title = page ? `${page} · ${t('app.name')}` : t('app.title')
  useEffect(() => {
    document.title = title
  }, [title])
}
