import { usePageTitle } from './use-page-title.ts'

type PageTitleProps = {
  children: string
  /** Home: the tab tells what all of it is about. */
  isHome?: boolean
  className?: string
}

/** The heading of a page, which names the tab, too. */
export function PageTitle({ children, isHome = false, className = '' }: PageTitleProps) {
  usePageTitle(isHome ? undefined : children)
  return <h1 className={`font-semibold ${className}`}>{children}</h1>
}
